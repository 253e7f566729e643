export default ({ args, expected, actual }) => {
  const [nums, k] = args
  const isWhole = Array.isArray(expected)
  // 大的用例里的数是递减的，每个窗口的最大值就是最左边那个。
  const wanted = isWhole ? expected : nums.slice(0, nums.length - k + 1)
  if (!Array.isArray(actual)) return '应返回数组'
  if (actual.length !== wanted.length) return `应有${wanted.length}个，得到${actual.length}个`
  const place = wanted.findIndex((num, i) => num !== actual[i])
  return place < 0 || `下标${place}应为${wanted[place]}，得到${actual[place]}`
}
