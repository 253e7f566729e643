def find_kth_largest(nums: list[int], k: int) -> int:
    pass
