function countIslands(grid: number[][]): number {
  let islands = 0
  const stack: [number, number][] = []
  const flood = (row: number, column: number): void => {
    if (grid[row]?.[column] !== 1) return
    grid[row][column] = 0
    stack.push([row, column])
  }
  for (let i = 0; i < grid.length; i++) {
    for (let j = 0; j < grid[i].length; j++) {
      if (grid[i][j] === 1) islands++
      flood(i, j)
      while (stack.length > 0) {
        const [row, column] = stack.pop()!
        flood(row - 1, column)
        flood(row + 1, column)
        flood(row, column - 1)
        flood(row, column + 1)
      }
    }
  }
  return islands
}
