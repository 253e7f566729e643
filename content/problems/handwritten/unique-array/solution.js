function unique(list, keyOf = (item) => item) {
  const seen = new Set()
  const result = []
  for (const item of list) {
    const key = keyOf(item)
    if (seen.has(key)) continue
    seen.add(key)
    result.push(item)
  }
  return result
}
