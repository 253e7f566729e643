def broadcast_time(count: int, links: list[list[int]], source: int) -> int:
    best = [float("inf")] * count
    best[source] = 0
    for start, to, time in links:
        best[to] = min(best[to], best[start] + time)
    last = max(best)
    return -1 if last == float("inf") else last
