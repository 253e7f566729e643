function combinationSum(candidates, target) {
  const found = []
  const choose = (path, left) => {
    if (left === 0) found.push(path)
    for (const value of candidates) {
      if (value <= left) choose([...path, value], left - value)
    }
  }
  choose([], target)
  return found
}
