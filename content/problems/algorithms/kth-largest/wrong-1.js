function findKthLargest(nums, k) {
  return nums.sort().at(-k)
}
