def count_subarrays(nums: list[int], k: int) -> int:
    left = total = found = 0
    for right, num in enumerate(nums):
        total += num
        while total > k and left < right:
            total -= nums[left]
            left += 1
        if total == k:
            found += 1
    return found
