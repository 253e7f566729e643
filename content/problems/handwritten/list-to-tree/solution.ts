type Item = { id: number; parentId: number | null; name: string }
type TreeItem = { id: number; name: string; children: TreeItem[] }

function listToTree(list: Item[]): TreeItem[] {
  const nodes = new Map<number | null, TreeItem>()
  for (const { id, name } of list) nodes.set(id, { id, name, children: [] })
  const roots: TreeItem[] = []
  for (const { id, parentId } of list) {
    const node = nodes.get(id)
    if (node) (nodes.get(parentId)?.children ?? roots).push(node)
  }
  return roots
}
