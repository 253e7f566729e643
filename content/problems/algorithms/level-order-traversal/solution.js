function levelOrder(root) {
  const levels = []
  let level = root ? [root] : []
  while (level.length > 0) {
    levels.push(level.map((node) => node.val))
    level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
  }
  return levels
}
