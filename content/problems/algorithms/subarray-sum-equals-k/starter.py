def count_subarrays(nums: list[int], k: int) -> int:
    pass
