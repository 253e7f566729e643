def rob(nums: list[int], is_circle: bool) -> int:
    pass
