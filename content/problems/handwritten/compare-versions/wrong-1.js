function compareVersions(a, b) {
  const [left, right] = [a.split('.'), b.split('.')]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [x, y] = [left[i] ?? '0', right[i] ?? '0']
    if (x !== y) return x > y ? 1 : -1
  }
  return 0
}
