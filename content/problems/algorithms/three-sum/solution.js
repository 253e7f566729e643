function threeSum(nums) {
  const sorted = [...nums].sort((a, b) => a - b)
  const triples = []
  for (let i = 0; i < sorted.length - 2 && sorted[i] <= 0; i++) {
    if (i > 0 && sorted[i] === sorted[i - 1]) continue
    let left = i + 1
    let right = sorted.length - 1
    while (left < right) {
      const sum = sorted[i] + sorted[left] + sorted[right]
      if (sum < 0) left++
      else if (sum > 0) right--
      else {
        triples.push([sorted[i], sorted[left], sorted[right]])
        left++
        right--
        while (left < right && sorted[left] === sorted[left - 1]) left++
      }
    }
  }
  return triples
}
