function solveQueens(n: number): number[][] {

}
