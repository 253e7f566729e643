function lengthOfLIS(nums) {
  let longest = 0
  let length = 0
  nums.forEach((value, i) => {
    length = i > 0 && value > nums[i - 1] ? length + 1 : 1
    longest = Math.max(longest, length)
  })
  return longest
}
