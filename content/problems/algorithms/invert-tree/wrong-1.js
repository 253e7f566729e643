function invertTree(root) {
  if (!root) return null
  root.left = invertTree(root.right)
  root.right = invertTree(root.left)
  return root
}
