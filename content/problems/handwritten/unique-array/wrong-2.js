function unique(list, keyOf = (item) => item) {
  const seen = {}
  return list.filter((item) => {
    const key = keyOf(item)
    if (seen[key]) return false
    seen[key] = true
    return true
  })
}
