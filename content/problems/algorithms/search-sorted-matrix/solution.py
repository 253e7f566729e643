def search_matrix(matrix: list[list[int]], target: int) -> bool:
    row, column = 0, len(matrix[0]) - 1 if matrix else -1
    while row < len(matrix) and column >= 0:
        num = matrix[row][column]
        if num == target:
            return True
        if num > target:
            column -= 1
        else:
            row += 1
    return False
