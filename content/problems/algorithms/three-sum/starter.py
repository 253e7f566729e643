def three_sum(nums: list[int]) -> list[list[int]]:
    pass
