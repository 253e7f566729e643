function uniquePaths(grid) {

}
