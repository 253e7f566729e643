function maxDepth(root) {
  let depth = 0
  let node = root
  while (node) {
    depth++
    node = node.left ?? node.right
  }
  return depth
}
