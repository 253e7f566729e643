def largest_rectangle(heights: list[int]) -> int:
    pass
