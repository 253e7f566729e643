export default ({ args, expected, actual }) => {
  // 大的用例一直下降，最后一天最高：每一天都等到最后一天。
  const last = args[0].length - 1
  const wanted = Array.isArray(expected) ? expected : args[0].map((_, day) => last - day)
  if (!Array.isArray(actual)) return '应返回数组'
  if (actual.length !== wanted.length) return `应有${wanted.length}个，得到${actual.length}个`
  const place = wanted.findIndex((wait, day) => wait !== actual[day])
  return place < 0 || `下标${place}应为${wanted[place]}，得到${actual[place]}`
}
