def kth_smallest(root: TreeNode | None, k: int) -> int:
    values = []

    def visit(node: TreeNode | None) -> None:
        if not node or len(values) > k:
            return
        visit(node.left)
        values.append(node.val)
        visit(node.right)

    visit(root)
    return values[min(k, len(values) - 1)]
