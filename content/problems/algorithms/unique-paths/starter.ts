function uniquePaths(grid: number[][]): number {

}
