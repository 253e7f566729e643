def permute(nums: list[int]) -> list[list[int]]:
    pass
