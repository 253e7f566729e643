def climb_stairs(n: int) -> int:
    if n < 2:
        return n
    before, now = 1, 1
    for _ in range(n - 1):
        before, now = now, before + now
    return now
