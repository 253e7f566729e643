def largest_rectangle(heights: list[int]) -> int:
    stack = []
    largest = 0
    for i, height in enumerate([*heights, 0]):
        while stack and heights[stack[-1]] >= height:
            place = stack.pop()
            largest = max(largest, heights[place] * (i - place))
        stack.append(i)
    return largest
