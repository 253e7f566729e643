function countIslands(grid: number[][]): number {

}
