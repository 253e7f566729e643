function parse(version) {
  const [main = '', suffix = ''] = version.split('-')
  return { numbers: main.split('.').map(Number), suffix }
}

function compareVersions(a, b) {
  const [left, right] = [parse(a), parse(b)]
  const length = Math.max(left.numbers.length, right.numbers.length)
  for (let i = 0; i < length; i++) {
    const [x, y] = [left.numbers[i] ?? 0, right.numbers[i] ?? 0]
    if (x !== y) return x > y ? 1 : -1
  }
  if (left.suffix === right.suffix) return 0
  if (left.suffix === '') return 1
  if (right.suffix === '') return -1
  return left.suffix > right.suffix ? 1 : -1
}
