function unique<T>(list: readonly T[], keyOf: (item: T) => unknown = (item) => item): T[] {
  const seen = new Set<unknown>()
  const result: T[] = []
  for (const item of list) {
    const key = keyOf(item)
    if (seen.has(key)) continue
    seen.add(key)
    result.push(item)
  }
  return result
}
