function listToTree(list) {
  const nodes = new Map()
  const roots = []
  for (const { id, name, parentId } of list) {
    const node = { id, name, children: [] }
    nodes.set(id, node)
    const parent = nodes.get(parentId)
    if (parent) parent.children.push(node)
    else roots.push(node)
  }
  return roots
}
