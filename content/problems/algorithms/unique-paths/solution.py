def unique_paths(grid: list[list[int]]) -> int:
    ways = [0] * len(grid[0])
    ways[0] = 1
    for row in grid:
        for j, blocked in enumerate(row):
            if blocked:
                ways[j] = 0
            elif j > 0:
                ways[j] += ways[j - 1]
    return ways[-1]
