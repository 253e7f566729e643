function twoSum(nums: number[], target: number): number[] {
  const places = new Map<number, number>()
  for (let i = 0; i < nums.length; i++) {
    const other = places.get(target - nums[i])
    if (other !== undefined) return [other, i]
    places.set(nums[i], i)
  }
  return []
}
