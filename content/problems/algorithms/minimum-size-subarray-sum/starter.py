def min_subarray_length(target: int, nums: list[int]) -> int:
    pass
