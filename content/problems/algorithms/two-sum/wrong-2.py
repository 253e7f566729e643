def two_sum(nums: list[int], target: int) -> list[int]:
    ordered = sorted(nums)
    left, right = 0, len(ordered) - 1
    while left < right:
        total = ordered[left] + ordered[right]
        if total == target:
            return [left, right]
        if total < target:
            left += 1
        else:
            right -= 1
    return []
