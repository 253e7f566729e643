function solveQueens(n) {

}
