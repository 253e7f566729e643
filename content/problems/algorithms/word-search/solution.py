def exist(board: list[list[str]], word: str) -> bool:
    rows, columns = len(board), len(board[0])

    def search(row: int, column: int, i: int) -> bool:
        if not (0 <= row < rows and 0 <= column < columns) or board[row][column] != word[i]:
            return False
        if i == len(word) - 1:
            return True
        board[row][column] = ""
        found = (
            search(row + 1, column, i + 1)
            or search(row - 1, column, i + 1)
            or search(row, column + 1, i + 1)
            or search(row, column - 1, i + 1)
        )
        board[row][column] = word[i]
        return found

    return any(search(row, column, 0) for row in range(rows) for column in range(columns))
