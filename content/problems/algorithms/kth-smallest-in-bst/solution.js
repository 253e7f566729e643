function kthSmallest(root, k) {
  const stack = []
  let node = root
  for (let place = 0; ; ) {
    while (node) {
      stack.push(node)
      node = node.left
    }
    node = stack.pop()
    if (++place === k) return node.val
    node = node.right
  }
}
