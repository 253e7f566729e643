def subsets(nums: list[int]) -> list[list[int]]:
    pass
