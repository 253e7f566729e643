function permute(nums) {
  const sorted = [...nums].sort((a, b) => a - b)
  const used = sorted.map(() => false)
  const found = []
  const path = []
  const fill = () => {
    if (path.length === sorted.length) return found.push([...path])
    for (let i = 0; i < sorted.length; i++) {
      if (used[i] || (i > 0 && sorted[i] === sorted[i - 1] && !used[i - 1])) continue
      used[i] = true
      path.push(sorted[i])
      fill()
      path.pop()
      used[i] = false
    }
  }
  fill()
  return found
}
