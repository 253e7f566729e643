function decode(text) {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function parseQuery(url) {
  const [beforeHash = ''] = url.split('#', 1)
  const start = beforeHash.indexOf('?')
  const found = new Map()
  const parts = start < 0 ? [] : beforeHash.slice(start + 1).split('&')
  for (const part of parts) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const key = decode(equals < 0 ? part : part.slice(0, equals))
    const value = equals < 0 ? '' : decode(part.slice(equals + 1))
    const values = found.get(key)
    if (values) values.push(value)
    else found.set(key, [value])
  }
  const result = {}
  for (const [key, values] of found) {
    const [first = ''] = values
    result[key] = values.length === 1 ? first : values
  }
  return result
}
