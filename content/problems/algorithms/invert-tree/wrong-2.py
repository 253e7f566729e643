def invert_tree(root: TreeNode | None) -> TreeNode | None:
    if root:
        invert_tree(root.left)
        root.left, root.right = root.right, root.left
        invert_tree(root.right)
    return root
