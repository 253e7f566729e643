function topKFrequent(nums, k) {
  const times = {}
  for (const value of nums) times[value] = (times[value] ?? 0) + 1
  return Object.keys(times).sort((a, b) => times[b] - times[a]).slice(0, k)
}
