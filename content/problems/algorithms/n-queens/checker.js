export default ({ args, actual }) => {
  const [n] = args
  if (!Array.isArray(actual)) return '应返回一个数组'
  for (const columns of actual) {
    if (!Array.isArray(columns) || columns.length !== n) return `每种放法应是长${n}的数组`
    for (let a = 0; a < n; a++) {
      if (!Number.isInteger(columns[a]) || columns[a] < 0 || columns[a] >= n) return `[${columns}]的列号不在棋盘里`
      for (let b = 0; b < a; b++) {
        const apart = Math.abs(columns[a] - columns[b])
        if (apart === 0 || apart === a - b) return `[${columns}]里第${b}行与第${a}行的皇后互相攻击`
      }
    }
  }
  if (new Set(actual.map(String)).size !== actual.length) return '有重复的放法'
  const wanted = [1, 1, 0, 0, 2, 10, 4, 40, 92][n]
  return actual.length === wanted || `应有${wanted}种放法，得到${actual.length}种`
}
