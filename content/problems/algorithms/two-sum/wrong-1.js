function twoSum(nums, target) {
  const places = new Map(nums.map((num, i) => [num, i]))
  for (let i = 0; i < nums.length; i++) {
    const other = places.get(target - nums[i])
    if (other !== undefined) return [i, other]
  }
  return []
}
