def three_sum(nums: list[int]) -> list[list[int]]:
    nums = sorted(nums)
    triples = []
    for i, first in enumerate(nums):
        if first > 0:
            break
        if i > 0 and first == nums[i - 1]:
            continue
        left, right = i + 1, len(nums) - 1
        while left < right:
            total = first + nums[left] + nums[right]
            if total < 0:
                left += 1
            elif total > 0:
                right -= 1
            else:
                triples.append([first, nums[left], nums[right]])
                left += 1
                right -= 1
                while left < right and nums[left] == nums[left - 1]:
                    left += 1
    return triples
