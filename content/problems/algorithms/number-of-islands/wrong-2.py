def count_islands(grid: list[list[int]]) -> int:
    islands = 0
    for i, row in enumerate(grid):
        for j, land in enumerate(row):
            above = i > 0 and grid[i - 1][j] == 1
            before = j > 0 and row[j - 1] == 1
            if land and not above and not before:
                islands += 1
    return islands
