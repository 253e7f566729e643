def max_sub_array(nums: list[int]) -> int:
    best = max(nums)
    here = 0
    for value in nums:
        here = here + value if value > 0 else 0
        if here:
            best = max(best, here)
    return best
