def count_provinces(count: int, roads: list[list[int]]) -> int:
    pass
