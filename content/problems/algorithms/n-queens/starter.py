def solve_queens(n: int) -> list[list[int]]:
    pass
