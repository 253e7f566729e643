function buildTree(preorder: number[], inorder: number[]): TreeNode | null {
  const place = new Map(inorder.map((value, i) => [value, i]))
  let next = 0
  const build = (low: number, high: number): TreeNode | null => {
    if (low > high) return null
    const node = new TreeNode(preorder[next++])
    const middle = place.get(node.val)!
    node.left = build(low, middle - 1)
    node.right = build(middle + 1, high)
    return node
  }
  return build(0, inorder.length - 1)
}
