function diameter(root: TreeNode | null): number {
  let longest = 0
  const depth = (node: TreeNode | null): number => {
    if (!node) return 0
    const left = depth(node.left)
    const right = depth(node.right)
    longest = Math.max(longest, left + right)
    return Math.max(left, right) + 1
  }
  depth(root)
  return longest
}
