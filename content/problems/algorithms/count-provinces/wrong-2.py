def count_provinces(count: int, roads: list[list[int]]) -> int:
    connected = {city for a, b in roads for city in (a, b)}
    return count - len(connected) + (1 if connected else 0)
