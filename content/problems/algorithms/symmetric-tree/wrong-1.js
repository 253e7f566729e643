function isSymmetric(root) {
  let level = root ? [root] : []
  while (level.length > 0) {
    const values = level.map((node) => node.val)
    if (values.some((value, i) => value !== values.at(-1 - i))) return false
    level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
  }
  return true
}
