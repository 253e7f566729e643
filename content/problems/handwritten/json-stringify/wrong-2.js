function stringify(value, seen = new Set()) {
  const quote = (text) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
  if (value === null) return 'null'
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'bigint') throw new TypeError('不能序列化BigInt')
  if (typeof value !== 'object') return undefined
  if (seen.has(value)) throw new TypeError('有循环引用')
  seen.add(value)
  if (Array.isArray(value)) return `[${value.map((item) => stringify(item, seen) ?? 'null').join(',')}]`
  const parts = Object.entries(value).flatMap(([key, item]) => {
    const text = stringify(item, seen)
    return text === undefined ? [] : [`${quote(key)}:${text}`]
  })
  return `{${parts.join(',')}}`
}
