def find_kth_largest(nums: list[int], k: int) -> int:
    distinct = sorted(set(nums), reverse=True)
    return distinct[min(k, len(distinct)) - 1]
