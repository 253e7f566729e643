def move_zeroes(nums: list[int]) -> None:
    pass
