function moveZeroes(nums) {
  let slow = 0
  for (let fast = 0; fast < nums.length; fast++) {
    if (nums[fast] === 0) continue
    const num = nums[fast]
    nums[fast] = nums[slow]
    nums[slow] = num
    slow++
  }
}
