def path_sum(root: TreeNode | None, target: int) -> list[list[int]]:
    found = []

    def visit(node, rest, path):
        if not node:
            return
        path = path + [node.val]
        if rest == node.val:
            found.append(path)
            return
        visit(node.left, rest - node.val, path)
        visit(node.right, rest - node.val, path)

    visit(root, target, [])
    return found
