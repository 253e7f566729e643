function searchMatrix(matrix: number[][], target: number): boolean {
  let row = 0
  let column = (matrix[0]?.length ?? 0) - 1
  while (row < matrix.length && column >= 0) {
    const num = matrix[row][column]
    if (num === target) return true
    if (num > target) column--
    else row++
  }
  return false
}
