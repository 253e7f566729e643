def unique_paths(grid: list[list[int]]) -> int:
    pass
