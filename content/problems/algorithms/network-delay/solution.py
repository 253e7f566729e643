def broadcast_time(count: int, links: list[list[int]], source: int) -> int:
    from heapq import heappop, heappush

    out: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for start, to, time in links:
        out[start].append((to, time))
    settled: set[int] = set()
    heap = [(0, source)]
    last = 0
    while heap and len(settled) < count:
        now, node = heappop(heap)
        if node in settled:
            continue
        settled.add(node)
        last = now
        for following, time in out[node]:
            if following not in settled:
                heappush(heap, (now + time, following))
    return last if len(settled) == count else -1
