def max_area(heights: list[int]) -> int:
    left, right = 0, len(heights) - 1
    most = 0
    while left < right:
        height = min(heights[left], heights[right])
        most = max(most, height * (right - left))
        if heights[left] < heights[right]:
            left += 1
        else:
            right -= 1
    return most
