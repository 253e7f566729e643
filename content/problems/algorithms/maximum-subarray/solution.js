function maxSubArray(nums) {
  let here = -Infinity
  let best = -Infinity
  for (const value of nums) {
    here = Math.max(here + value, value)
    best = Math.max(best, here)
  }
  return best
}
