function rightSideView(root) {
  const seen = []
  let node = root
  while (node) {
    seen.push(node.val)
    node = node.right ?? node.left
  }
  return seen
}
