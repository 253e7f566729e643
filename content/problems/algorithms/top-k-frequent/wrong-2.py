def top_k_frequent(nums: list[int], k: int) -> list[int]:
    runs: dict[int, int] = {}
    length = 0
    for i, value in enumerate(nums):
        length = length + 1 if i and nums[i - 1] == value else 1
        runs[value] = max(runs.get(value, 0), length)
    return sorted(runs, key=lambda value: runs[value], reverse=True)[:k]
