def count_subarrays(nums: list[int], k: int) -> int:
    counts = {0: 1}
    total = found = 0
    for num in nums:
        total += num
        found += counts.get(total - k, 0)
        counts[total] = counts.get(total, 0) + 1
    return found
