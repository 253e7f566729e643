function rob(nums, isCircle) {
  const line = (houses) => {
    let [before, best] = [0, 0]
    for (const money of houses) [before, best] = [best, Math.max(best, before + money)]
    return best
  }
  if (!isCircle || nums.length === 1) return line(nums)
  return Math.max(line(nums.slice(1)), line(nums.slice(0, -1)))
}
