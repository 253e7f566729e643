def rob(nums: list[int], is_circle: bool) -> int:
    def line(houses: list[int]) -> int:
        before = best = 0
        for money in houses:
            before, best = best, max(best, before + money)
        return best

    if not is_circle or len(nums) == 1:
        return line(nums)
    return max(line(nums[1:]), line(nums[:-1]))
