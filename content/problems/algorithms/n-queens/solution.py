def solve_queens(n: int) -> list[list[int]]:
    found: list[list[int]] = []
    path: list[int] = []
    columns: set[int] = set()
    falling: set[int] = set()
    rising: set[int] = set()

    def place(row: int) -> None:
        if row == n:
            found.append(path[:])
            return
        for column in range(n):
            if column in columns or row - column in falling or row + column in rising:
                continue
            path.append(column)
            columns.add(column)
            falling.add(row - column)
            rising.add(row + column)
            place(row + 1)
            path.pop()
            columns.discard(column)
            falling.discard(row - column)
            rising.discard(row + column)

    place(0)
    return found
