def max_sliding_window(nums: list[int], k: int) -> list[int]:
    pass
