export default ({ args, actual }) => {
  const [n] = args
  if (!Array.isArray(actual)) return '应返回一个数组'
  for (const text of actual) {
    if (typeof text !== 'string' || text.length !== 2 * n) return `每一项都应是长${2 * n}的字符串`
    let depth = 0
    for (const letter of text) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : -Infinity
      if (depth < 0) return `${text}不是有效的括号`
    }
    if (depth !== 0) return `${text}不是有效的括号`
  }
  if (new Set(actual).size !== actual.length) return '有重复的字符串'
  let wanted = 1
  for (let i = 0; i < n; i++) wanted = (wanted * 2 * (2 * i + 1)) / (i + 2)
  return actual.length === wanted || `应有${wanted}个，得到${actual.length}个`
}
