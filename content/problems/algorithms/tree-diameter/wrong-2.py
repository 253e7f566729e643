def diameter(root: TreeNode | None) -> int:
    longest = 0

    def depth(node: TreeNode | None) -> int:
        nonlocal longest
        if not node:
            return 0
        left, right = depth(node.left), depth(node.right)
        longest = max(longest, left + right + 1)
        return max(left, right) + 1

    depth(root)
    return longest
