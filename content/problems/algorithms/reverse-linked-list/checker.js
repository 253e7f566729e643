export default ({ args, expected, actual }) => {
  const wanted = Array.isArray(expected) ? expected : [...args[0]].reverse()
  if (!Array.isArray(actual)) return '返回的链表有环'
  if (actual.length !== wanted.length) return `应有${wanted.length}个节点，得到${actual.length}个`
  const place = wanted.findIndex((value, i) => value !== actual[i])
  return place < 0 || `第${place + 1}个节点应为${wanted[place]}，得到${actual[place]}`
}
