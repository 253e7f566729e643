function uniquePaths(grid) {
  const ways = grid.map((row) => row.map(() => 1))
  for (let i = 0; i < grid.length; i++) {
    for (let j = 0; j < grid[0].length; j++) {
      if (grid[i][j] === 1) ways[i][j] = 0
      else if (i > 0 && j > 0) ways[i][j] = ways[i - 1][j] + ways[i][j - 1]
    }
  }
  return ways.at(-1).at(-1)
}
