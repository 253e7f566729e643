def climb_stairs(n: int) -> int:
    pass
