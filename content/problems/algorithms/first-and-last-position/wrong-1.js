function searchRange(nums, target) {
  let left = 0
  let right = nums.length - 1
  while (left <= right) {
    const mid = Math.floor((left + right) / 2)
    if (nums[mid] === target) {
      const first = nums[mid - 1] === target ? mid - 1 : mid
      const last = nums[mid + 1] === target ? mid + 1 : mid
      return [first, last]
    }
    if (nums[mid] < target) left = mid + 1
    else right = mid - 1
  }
  return [-1, -1]
}
