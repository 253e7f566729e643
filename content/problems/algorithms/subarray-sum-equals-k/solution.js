function countSubarrays(nums, k) {
  const counts = new Map([[0, 1]])
  let sum = 0
  let found = 0
  for (const num of nums) {
    sum += num
    found += counts.get(sum - k) ?? 0
    counts.set(sum, (counts.get(sum) ?? 0) + 1)
  }
  return found
}
