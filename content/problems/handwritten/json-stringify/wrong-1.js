function stringify(value) {
  if (value === null) return 'null'
  if (typeof value === 'string') return `"${value}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object') return undefined
  if (typeof value.toJSON === 'function') return stringify(value.toJSON())
  if (Array.isArray(value)) return `[${value.map((item) => stringify(item) ?? 'null').join(',')}]`
  const parts = Object.keys(value)
    .filter((key) => stringify(value[key]) !== undefined)
    .map((key) => `"${key}":${stringify(value[key])}`)
  return `{${parts.join(',')}}`
}
