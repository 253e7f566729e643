def count_islands(grid: list[list[int]]) -> int:
    rows, columns = len(grid), len(grid[0])
    islands = 0
    for i in range(rows):
        for j in range(columns):
            if grid[i][j] == 0:
                continue
            islands += 1
            grid[i][j] = 0
            stack = [(i, j)]
            while stack:
                row, column = stack.pop()
                for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                    if 0 <= r < rows and 0 <= c < columns and grid[r][c] == 1:
                        grid[r][c] = 0
                        stack.append((r, c))
    return islands
