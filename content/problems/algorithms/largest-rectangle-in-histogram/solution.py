def largest_rectangle(heights: list[int]) -> int:
    stack: list[int] = []
    largest = 0
    for i in range(len(heights) + 1):
        height = heights[i] if i < len(heights) else 0
        while stack and heights[stack[-1]] >= height:
            top = heights[stack.pop()]
            left = stack[-1] if stack else -1
            largest = max(largest, top * (i - left - 1))
        stack.append(i)
    return largest
