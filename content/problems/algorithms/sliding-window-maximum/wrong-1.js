function maxSlidingWindow(nums, k) {
  const most = []
  let max = -Infinity
  for (let i = 0; i < nums.length; i++) {
    max = Math.max(max, nums[i])
    if (i >= k - 1) most.push(max)
  }
  return most
}
