function listToTree(list, parentId = null) {
  return list
    .filter((item) => (item.parentId || null) === parentId)
    .map(({ id, name }) => ({ id, name, children: listToTree(list, id) }))
}
