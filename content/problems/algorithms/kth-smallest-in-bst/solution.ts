function kthSmallest(root: TreeNode | null, k: number): number {
  const stack: TreeNode[] = []
  let node = root
  for (let place = 0; ; ) {
    while (node) {
      stack.push(node)
      node = node.left
    }
    const smallest = stack.pop()!
    if (++place === k) return smallest.val
    node = smallest.right
  }
}
