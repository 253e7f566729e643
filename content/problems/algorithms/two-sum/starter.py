def two_sum(nums: list[int], target: int) -> list[int]:
    pass
