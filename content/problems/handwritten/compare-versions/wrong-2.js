function compareVersions(a, b) {
  const [[left, from = ''], [right, to = '']] = [a.split('-'), b.split('-')]
  const [x, y] = [left.split('.').map(Number), right.split('.').map(Number)]
  for (let i = 0; i < Math.min(x.length, y.length); i++) {
    if (x[i] !== y[i]) return x[i] > y[i] ? 1 : -1
  }
  if (x.length !== y.length) return x.length > y.length ? 1 : -1
  if (from === to) return 0
  return from > to ? 1 : -1
}
