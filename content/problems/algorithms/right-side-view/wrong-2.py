def right_side_view(root: TreeNode | None) -> list[int]:
    seen: dict[int, int] = {}

    def visit(node: TreeNode | None, depth: int) -> None:
        if not node:
            return
        seen.setdefault(depth, node.val)
        visit(node.left, depth + 1)
        visit(node.right, depth + 1)

    visit(root, 0)
    return list(seen.values())
