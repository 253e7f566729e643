function combinationSum(candidates: number[], target: number): number[][] {
  const sorted = [...candidates].sort((a, b) => a - b)
  const found: number[][] = []
  const path: number[] = []
  const choose = (start: number, left: number): void => {
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
