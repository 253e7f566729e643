def search_rotated(nums: list[int], target: int) -> int:
    pass
