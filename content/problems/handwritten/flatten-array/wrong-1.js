function flatten(list) {
  return list.reduce((all, item) => all.concat(Array.isArray(item) ? flatten(item) : item), [])
}
