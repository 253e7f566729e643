export default ({ args, actual }) => {
  const [nums] = args
  if (!Array.isArray(actual)) return '应返回一个数组'
  const keys = new Set()
  for (const subset of actual) {
    if (!Array.isArray(subset)) return '每一项都应是一个数组'
    if (subset.some((value) => !nums.includes(value))) return `[${subset}]里有不在nums里的数`
    if (new Set(subset).size !== subset.length) return `[${subset}]里有重复的数`
    keys.add([...subset].sort((a, b) => a - b).join())
  }
  if (keys.size !== actual.length) return '有重复的子集'
  const wanted = 2 ** nums.length
  return actual.length === wanted || `应有${wanted}个子集，得到${actual.length}个`
}
