function invertTree(root: TreeNode | null): TreeNode | null {
  if (!root) return null
  const { left, right } = root
  root.left = invertTree(right)
  root.right = invertTree(left)
  return root
}
