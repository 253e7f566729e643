export default ({ args, expected, actual }) => {
  const [s] = args
  if (typeof actual !== 'string') return '应返回一个字符串'
  if (!s.includes(actual)) return `${actual.slice(0, 50)}不是s的子串`
  if ([...actual].reverse().join('') !== actual) return `${actual.slice(0, 50)}不是回文`
  const wanted = typeof expected === 'number' ? expected : expected.length
  return actual.length === wanted || `最长的有${wanted}个字符，得到${actual.length}个`
}
