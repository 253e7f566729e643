def search_matrix(matrix: list[list[int]], target: int) -> bool:
    pass
