function topKFrequent(nums: number[], k: number): number[] {
  const times = new Map<number, number>()
  for (const value of nums) times.set(value, (times.get(value) ?? 0) + 1)
  const buckets = Array.from({ length: nums.length + 1 }, (): number[] => [])
  for (const [value, count] of times) buckets[count].push(value)
  const found: number[] = []
  for (let count = nums.length; found.length < k; count--) found.push(...buckets[count])
  return found.slice(0, k)
}
