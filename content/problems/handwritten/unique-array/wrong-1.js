function unique(list, keyOf = (item) => item) {
  const keys = list.map(keyOf)
  return list.filter((_, i) => keys.indexOf(keys[i]) === i)
}
