function solveQueens(n: number): number[][] {
  const found: number[][] = []
  const path: number[] = []
  const columns = new Set<number>()
  const falling = new Set<number>()
  const rising = new Set<number>()
  const place = (row: number): void => {
    if (row === n) found.push([...path])
    for (let column = 0; row < n && column < n; column++) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue
      path.push(column)
      columns.add(column)
      falling.add(row - column)
      rising.add(row + column)
      place(row + 1)
      path.pop()
      columns.delete(column)
      falling.delete(row - column)
      rising.delete(row + column)
    }
  }
  place(0)
  return found
}
