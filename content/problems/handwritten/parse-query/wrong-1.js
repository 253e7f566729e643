function parseQuery(url) {
  const result = {}
  const query = url.split('?')[1] ?? ''
  for (const part of query.split('#')[0].split('&')) {
    if (part === '') continue
    const [key, value = ''] = part.split('=').map(decodeURIComponent)
    if (result[key]) result[key] = [].concat(result[key], value)
    else result[key] = value
  }
  return result
}
