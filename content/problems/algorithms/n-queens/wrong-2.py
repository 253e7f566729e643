def solve_queens(n: int) -> list[list[int]]:
    found = []

    def place(path: list[int]) -> None:
        row = len(path)
        if row == n:
            found.append(path)
            return
        for column in range(n):
            if all(c != column and r + c != row + column for r, c in enumerate(path)):
                place(path + [column])

    place([])
    return found
