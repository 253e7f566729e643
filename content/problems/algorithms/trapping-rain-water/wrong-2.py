def trap_rain(heights: list[int]) -> int:
    water = most = 0
    for height in heights:
        most = max(most, height)
        water += most - height
    return water
