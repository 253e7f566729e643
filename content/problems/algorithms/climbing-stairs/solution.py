def climb_stairs(n: int) -> int:
    now = following = 1
    for _ in range(n):
        now, following = following, now + following
    return now
