def path_sum(root: TreeNode | None, target: int) -> list[list[int]]:
    found: list[list[int]] = []
    path: list[int] = []

    def visit(node: TreeNode | None, left: int) -> None:
        if not node:
            return
        path.append(node.val)
        rest = left - node.val
        if not node.left and not node.right and rest == 0:
            found.append(path[:])
        visit(node.left, rest)
        visit(node.right, rest)
        path.pop()

    visit(root, target)
    return found
