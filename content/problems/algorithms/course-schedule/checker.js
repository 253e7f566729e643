export default ({ args, expected, actual }) => {
  const [count, requires] = args
  if (!Array.isArray(actual)) return '应返回一个数组'
  if (Array.isArray(expected) && expected.length === 0) return actual.length === 0 || '修不完，应返回空数组'
  if (actual.length !== count) return `应有${count}门课，得到${actual.length}门`
  const place = new Map(actual.map((course, i) => [course, i]))
  for (let course = 0; course < count; course++) if (!place.has(course)) return `没有课程${course}`
  const broken = requires.find(([course, before]) => place.get(before) > place.get(course))
  return !broken || `课程${broken[0]}排在它的先修课${broken[1]}前面`
}
