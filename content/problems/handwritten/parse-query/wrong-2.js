function parseQuery(url) {
  const start = url.indexOf('?')
  if (start < 0) return {}
  const query = decodeURIComponent(url.slice(start + 1).split('#')[0]).replaceAll('+', ' ')
  const result = {}
  for (const part of query.split('&').filter(Boolean)) {
    const [key, ...rest] = part.split('=')
    const value = rest.join('=')
    result[key] = Object.hasOwn(result, key) ? [].concat(result[key], value) : value
  }
  return result
}
