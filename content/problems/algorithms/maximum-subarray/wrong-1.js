function maxSubArray(nums) {
  let here = 0
  let best = 0
  for (const value of nums) {
    here = Math.max(here + value, 0)
    best = Math.max(best, here)
  }
  return best
}
