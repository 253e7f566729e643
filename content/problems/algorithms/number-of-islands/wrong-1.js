function countIslands(grid) {
  let islands = 0
  const flood = (row, column) => {
    if (grid[row]?.[column] !== 1) return
    grid[row][column] = 0
    flood(row + 1, column)
    flood(row, column + 1)
  }
  for (let i = 0; i < grid.length; i++) {
    for (let j = 0; j < grid[i].length; j++) {
      if (grid[i][j] === 1) islands++
      flood(i, j)
    }
  }
  return islands
}
