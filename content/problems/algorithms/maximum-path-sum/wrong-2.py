def max_path_sum(root: TreeNode | None) -> int:
    best = root.val

    def gain(node: TreeNode | None) -> int:
        nonlocal best
        if not node:
            return 0
        left, right = max(gain(node.left), 0), max(gain(node.right), 0)
        best = max(best, node.val + left + right)
        return node.val + left + right

    gain(root)
    return best
