function minSubarrayLength(target, nums) {
  let shortest = Infinity
  let sum = 0
  let left = 0
  for (let right = 0; right < nums.length; right++) {
    sum += nums[right]
    while (sum >= target) {
      shortest = Math.min(shortest, right - left + 1)
      sum -= nums[left++]
    }
  }
  return shortest === Infinity ? 0 : shortest
}
