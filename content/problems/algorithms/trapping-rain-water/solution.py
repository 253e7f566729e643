def trap_rain(heights: list[int]) -> int:
    left, right = 0, len(heights) - 1
    left_most = right_most = water = 0
    while left <= right:
        left_most = max(left_most, heights[left])
        right_most = max(right_most, heights[right])
        if left_most < right_most:
            water += left_most - heights[left]
            left += 1
        else:
            water += right_most - heights[right]
            right -= 1
    return water
