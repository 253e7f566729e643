def min_subarray_length(target: int, nums: list[int]) -> int:
    shortest = len(nums) + 1
    total = left = 0
    for right, num in enumerate(nums):
        total += num
        while total > target:
            total -= nums[left]
            left += 1
        if total == target:
            shortest = min(shortest, right - left + 1)
    return shortest if shortest <= len(nums) else 0
