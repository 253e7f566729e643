const SHORT = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])

function quote(text: string): string {
  let result = '"'
  for (const char of text) {
    const short = SHORT.get(char)
    if (short) result += short
    else if (char < ' ') result += `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
    else result += char
  }
  return `${result}"`
}

function stringify(value: unknown): string | undefined {
  const path = new Set<object>()

  function write(given: any, key: string): string | undefined {
    const item: unknown = typeof given?.toJSON === 'function' ? given.toJSON(key) : given
    if (item === null) return 'null'
    switch (typeof item) {
      case 'string':
        return quote(item)
      case 'number':
        return Number.isFinite(item) ? String(item) : 'null'
      case 'boolean':
        return String(item)
      case 'bigint':
        throw new TypeError('不能序列化BigInt')
      case 'object':
        return writeObject(item)
      default:
        return undefined
    }
  }

  function writeObject(item: object): string {
    if (path.has(item)) throw new TypeError('有循环引用')
    path.add(item)
    const parts: string[] = []
    if (Array.isArray(item)) {
      for (let i = 0; i < item.length; i++) parts.push(write(item[i], String(i)) ?? 'null')
    } else {
      for (const [key, inner] of Object.entries(item)) {
        const text = write(inner, key)
        if (text !== undefined) parts.push(`${quote(key)}:${text}`)
      }
    }
    path.delete(item)
    return Array.isArray(item) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`
  }

  return write(value, '')
}
