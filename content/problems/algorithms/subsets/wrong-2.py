def subsets(nums: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    for start in range(len(nums)):
        for end in range(start, len(nums)):
            found.append(nums[start : end + 1])
    return found + [[]]
