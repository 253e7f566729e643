function deepClone(value, seen = new WeakMap()) {
  if (typeof value !== 'object' || value === null) return value
  if (seen.has(value)) return seen.get(value)
  const copy = Array.isArray(value) ? [] : {}
  seen.set(value, copy)
  for (const key in value) copy[key] = deepClone(value[key], seen)
  return copy
}
