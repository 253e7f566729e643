function countIslands(grid) {

}
