function isSymmetric(root: TreeNode | null): boolean {
  const mirrors = (a: TreeNode | null, b: TreeNode | null): boolean => {
    if (!a || !b) return a === b
    return a.val === b.val && mirrors(a.left, b.right) && mirrors(a.right, b.left)
  }
  return !root || mirrors(root.left, root.right)
}
