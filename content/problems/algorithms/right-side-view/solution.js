function rightSideView(root) {
  const seen = []
  const visit = (node, depth) => {
    if (!node) return
    if (depth === seen.length) seen.push(node.val)
    visit(node.right, depth + 1)
    visit(node.left, depth + 1)
  }
  visit(root, 0)
  return seen
}
