function lowestCommonAncestor(root, p, q) {
  let node = root
  while (node) {
    if (p < node.val && q < node.val) node = node.left ?? node.right
    else if (p > node.val && q > node.val) node = node.right ?? node.left
    else return node.val
  }
  return root.val
}
