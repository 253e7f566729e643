def unique_paths(grid: list[list[int]]) -> int:
    rows, columns = len(grid), len(grid[0])
    ways = [[0] * columns for _ in range(rows)]
    ways[0][0] = 1
    for i in range(rows):
        for j in range(columns):
            if grid[i][j] == 1 or (i == 0 and j == 0):
                continue
            ways[i][j] = (ways[i - 1][j] if i else 0) + (ways[i][j - 1] if j else 0)
    return ways[-1][-1]
