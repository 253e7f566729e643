export default ({ args, actual }) => {
  const [nums] = args
  if (!Number.isInteger(actual) || actual < 0 || actual >= nums.length) return '返回的不是数组里的下标'
  const num = nums[actual]
  const isPeak = num > (nums[actual - 1] ?? -Infinity) && num > (nums[actual + 1] ?? -Infinity)
  return isPeak || `下标${actual}的${num}不是峰值`
}
