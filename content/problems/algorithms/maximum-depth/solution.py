def max_depth(root: TreeNode | None) -> int:
    if not root:
        return 0
    return max(max_depth(root.left), max_depth(root.right)) + 1
