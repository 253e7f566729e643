def find_peak(nums: list[int]) -> int:
    pass
