function combinationSum(candidates, target) {
  const sorted = [...candidates].sort((a, b) => a - b)
  const found = []
  const path = []
  const choose = (start, left) => {
    if (left === 0) found.push([...path])
    for (let i = start; i < sorted.length && sorted[i] <= left; i++) {
      path.push(sorted[i])
      choose(i, left - sorted[i])
      path.pop()
    }
  }
  choose(0, target)
  return found
}
