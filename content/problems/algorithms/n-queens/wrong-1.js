function solveQueens(n) {
  const found = []
  const place = (path) => {
    if (path.length === n) found.push(path)
    for (let column = 0; path.length < n && column < n; column++) {
      const above = path.at(-1)
      if (path.includes(column) || Math.abs(above - column) === 1) continue
      place([...path, column])
    }
  }
  place([])
  return found
}
