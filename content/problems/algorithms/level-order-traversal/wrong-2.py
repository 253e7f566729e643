def level_order(root: TreeNode | None) -> list[list[int]]:
    levels = []
    stack = [(root, 0)]
    while stack:
        node, depth = stack.pop()
        if not node:
            continue
        if depth == len(levels):
            levels.append([])
        levels[depth].append(node.val)
        stack.append((node.left, depth + 1))
        stack.append((node.right, depth + 1))
    return levels
