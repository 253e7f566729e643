def is_symmetric(root: TreeNode | None) -> bool:
    def mirrors(a: TreeNode | None, b: TreeNode | None) -> bool:
        if not a or not b:
            return a is b
        return a.val == b.val and mirrors(a.left, b.right) and mirrors(a.right, b.left)

    return not root or mirrors(root.left, root.right)
