function exist(board: string[][], word: string): boolean {
  const search = (row: number, column: number, i: number): boolean => {
    if (board[row]?.[column] !== word[i]) return false
    if (i === word.length - 1) return true
    board[row][column] = ''
    const found =
      search(row + 1, column, i + 1) ||
      search(row - 1, column, i + 1) ||
      search(row, column + 1, i + 1) ||
      search(row, column - 1, i + 1)
    board[row][column] = word[i]
    return found
  }
  return board.some((cells, row) => cells.some((_, column) => search(row, column, 0)))
}
