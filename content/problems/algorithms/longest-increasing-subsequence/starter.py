def length_of_lis(nums: list[int]) -> int:
    pass
