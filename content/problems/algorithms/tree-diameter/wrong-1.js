function diameter(root) {
  const depth = (node) => (node ? Math.max(depth(node.left), depth(node.right)) + 1 : 0)
  return root ? depth(root.left) + depth(root.right) : 0
}
