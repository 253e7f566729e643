function subsets(nums) {
  const found = []
  const path = []
  const choose = (start) => {
    found.push(path)
    for (let i = start; i < nums.length; i++) {
      path.push(nums[i])
      choose(i + 1)
      path.pop()
    }
  }
  choose(0)
  return found
}
