function exist(board, word) {
  const search = (row, column, i, used) => {
    const key = `${row},${column}`
    if (board[row]?.[column] !== word[i] || used.has(key)) return false
    if (i === word.length - 1) return true
    used.add(key)
    return (
      search(row + 1, column, i + 1, used) ||
      search(row - 1, column, i + 1, used) ||
      search(row, column + 1, i + 1, used) ||
      search(row, column - 1, i + 1, used)
    )
  }
  return board.some((cells, row) => cells.some((_, column) => search(row, column, 0, new Set())))
}
