def find_peak(nums: list[int]) -> int:
    for i in range(1, len(nums) - 1):
        if nums[i - 1] < nums[i] > nums[i + 1]:
            return i
    return 0
