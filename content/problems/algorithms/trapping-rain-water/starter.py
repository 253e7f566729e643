def trap_rain(heights: list[int]) -> int:
    pass
