function isValidBST(root) {
  const check = (node, low, high) => {
    if (!node) return true
    if (node.val <= low || node.val >= high) return false
    return check(node.left, low, node.val) && check(node.right, node.val, high)
  }
  return check(root, -Infinity, Infinity)
}
