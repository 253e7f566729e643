function kthSmallest(root, k) {
  const values = []
  const visit = (node) => {
    if (!node) return
    values.push(node.val)
    visit(node.left)
    visit(node.right)
  }
  visit(root)
  return values[k - 1]
}
