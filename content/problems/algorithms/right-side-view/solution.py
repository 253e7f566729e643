def right_side_view(root: TreeNode | None) -> list[int]:
    seen: list[int] = []

    def visit(node: TreeNode | None, depth: int) -> None:
        if not node:
            return
        if depth == len(seen):
            seen.append(node.val)
        visit(node.right, depth + 1)
        visit(node.left, depth + 1)

    visit(root, 0)
    return seen
