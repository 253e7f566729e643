function levelOrder(root) {
  if (!root) return []
  const levels = []
  const queue = [root]
  while (queue.length > 0) {
    const level = []
    for (let i = 0; i < queue.length; i++) {
      const node = queue.shift()
      level.push(node.val)
      if (node.left) queue.push(node.left)
      if (node.right) queue.push(node.right)
    }
    levels.push(level)
  }
  return levels
}
