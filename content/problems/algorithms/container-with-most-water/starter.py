def max_area(heights: list[int]) -> int:
    pass
