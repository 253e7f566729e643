def is_valid_bst(root: TreeNode | None) -> bool:
    values: list[int] = []

    def visit(node: TreeNode | None) -> None:
        if node:
            visit(node.left)
            values.append(node.val)
            visit(node.right)

    visit(root)
    return values == sorted(values)
