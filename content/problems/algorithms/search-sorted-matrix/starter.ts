function searchMatrix(matrix: number[][], target: number): boolean {

}
