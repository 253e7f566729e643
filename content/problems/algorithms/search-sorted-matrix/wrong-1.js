function searchMatrix(matrix, target) {
  if (matrix.length === 0 || matrix[0].length === 0) return false
  const width = matrix[0].length
  let left = 0
  let right = matrix.length * width - 1
  while (left <= right) {
    const mid = Math.floor((left + right) / 2)
    const num = matrix[Math.floor(mid / width)][mid % width]
    if (num === target) return true
    if (num < target) left = mid + 1
    else right = mid - 1
  }
  return false
}
