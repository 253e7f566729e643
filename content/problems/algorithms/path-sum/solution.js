function pathSum(root, target) {
  const found = []
  const path = []
  const visit = (node, left) => {
    if (!node) return
    path.push(node.val)
    const rest = left - node.val
    if (!node.left && !node.right && rest === 0) found.push([...path])
    visit(node.left, rest)
    visit(node.right, rest)
    path.pop()
  }
  visit(root, target)
  return found
}
