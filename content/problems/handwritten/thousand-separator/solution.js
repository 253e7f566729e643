function formatThousands(text) {
  const sign = text.startsWith('-') || text.startsWith('+') ? text.charAt(0) : ''
  const point = text.indexOf('.')
  const end = point < 0 ? text.length : point
  const groups = []
  const first = (end - sign.length) % 3
  if (first > 0) groups.push(text.slice(sign.length, sign.length + first))
  for (let i = sign.length + first; i < end; i += 3) groups.push(text.slice(i, i + 3))
  return sign + groups.join(',') + text.slice(end)
}
