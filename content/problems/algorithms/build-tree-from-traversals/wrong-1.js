function buildTree(preorder, inorder) {
  const place = new Map(inorder.map((value, i) => [value, i]))
  let next = 0
  const build = (low, high) => {
    if (low > high) return null
    const node = new TreeNode(preorder[next++])
    const middle = place.get(node.val)
    node.right = build(middle + 1, high)
    node.left = build(low, middle - 1)
    return node
  }
  return build(0, inorder.length - 1)
}
