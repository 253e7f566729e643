def lowest_common_ancestor(root: TreeNode | None, p: int, q: int) -> int:
    def path(node, target):
        if not node:
            return []
        if node.val == target:
            return [node.val]
        rest = path(node.left, target) or path(node.right, target)
        return [node.val] + rest if rest else []

    first, second = path(root, p)[:-1], path(root, q)[:-1]
    common = root.val
    for a, b in zip(first, second):
        if a == b:
            common = a
    return common
