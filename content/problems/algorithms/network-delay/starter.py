def broadcast_time(count: int, links: list[list[int]], source: int) -> int:
    pass
