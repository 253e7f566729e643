def max_sub_array(nums: list[int]) -> int:
    pass
