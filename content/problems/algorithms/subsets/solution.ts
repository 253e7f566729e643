function subsets(nums: number[]): number[][] {
  const found: number[][] = []
  const path: number[] = []
  const choose = (start: number): void => {
    found.push([...path])
    for (let i = start; i < nums.length; i++) {
      path.push(nums[i])
      choose(i + 1)
      path.pop()
    }
  }
  choose(0)
  return found
}
