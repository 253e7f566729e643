def count_islands(grid: list[list[int]]) -> int:
    pass
