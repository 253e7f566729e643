function listToTree(list) {
  const nodes = new Map()
  for (const { id, name } of list) nodes.set(id, { id, name, children: [] })
  const roots = []
  for (const { id, parentId } of list) {
    const node = nodes.get(id)
    if (node) (nodes.get(parentId)?.children ?? roots).push(node)
  }
  return roots
}
