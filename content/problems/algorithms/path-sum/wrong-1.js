function pathSum(root, target) {
  const found = []
  const visit = (node, rest, path) => {
    if (!node || rest < 0) return
    const next = [...path, node.val]
    if (!node.left && !node.right && rest === node.val) found.push(next)
    visit(node.left, rest - node.val, next)
    visit(node.right, rest - node.val, next)
  }
  visit(root, target, [])
  return found
}
