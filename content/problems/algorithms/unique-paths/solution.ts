function uniquePaths(grid: number[][]): number {
  const ways = grid[0].map(() => 0)
  ways[0] = 1
  for (const row of grid) {
    for (let j = 0; j < row.length; j++) {
      if (row[j] === 1) ways[j] = 0
      else if (j > 0) ways[j] += ways[j - 1]
    }
  }
  return ways[ways.length - 1]
}
