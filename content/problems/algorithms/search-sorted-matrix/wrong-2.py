from bisect import bisect_left, bisect_right


def search_matrix(matrix: list[list[int]], target: int) -> bool:
    if not matrix or not matrix[0]:
        return False
    row = bisect_right([each[0] for each in matrix], target) - 1
    if row < 0:
        return False
    column = bisect_left(matrix[row], target)
    return column < len(matrix[row]) and matrix[row][column] == target
