function searchMatrix(matrix, target) {

}
