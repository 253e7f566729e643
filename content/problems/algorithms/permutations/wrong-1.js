function permute(nums) {
  const found = []
  const fill = (path, rest) => {
    if (rest.length === 0) found.push(path)
    rest.forEach((value, i) => {
      if (i > 0 && value === rest[i - 1]) return
      fill([...path, value], rest.toSpliced(i, 1))
    })
  }
  fill([], nums)
  return found
}
