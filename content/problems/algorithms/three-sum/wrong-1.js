function threeSum(nums) {
  const sorted = [...nums].sort((a, b) => a - b)
  const triples = []
  for (let i = 0; i < sorted.length - 2; i++) {
    if (sorted[i] === sorted[i + 1]) continue
    let left = i + 1
    let right = sorted.length - 1
    while (left < right) {
      const sum = sorted[i] + sorted[left] + sorted[right]
      if (sum < 0) left++
      else if (sum > 0) right--
      else triples.push([sorted[i], sorted[left++], sorted[right--]])
    }
  }
  return triples
}
