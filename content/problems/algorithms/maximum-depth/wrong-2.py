def max_depth(root: TreeNode | None) -> int:
    if not root:
        return 0
    if not root.left or not root.right:
        return 1
    return max(max_depth(root.left), max_depth(root.right)) + 1
