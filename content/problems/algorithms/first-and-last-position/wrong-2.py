from bisect import bisect_left, bisect_right


def search_range(nums: list[int], target: int) -> list[int]:
    return [bisect_left(nums, target), bisect_right(nums, target) - 1]
