def max_sub_array(nums: list[int]) -> int:
    here = best = nums[0]
    for value in nums[1:]:
        here = max(here + value, value)
        best = max(best, here)
    return best
