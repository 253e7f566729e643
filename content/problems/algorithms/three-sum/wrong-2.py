def three_sum(nums: list[int]) -> list[list[int]]:
    nums = sorted(nums)
    triples = []
    for i in range(len(nums)):
        left, right = i + 1, len(nums) - 1
        while left < right:
            total = nums[i] + nums[left] + nums[right]
            if total == 0:
                triples.append([nums[i], nums[left], nums[right]])
            if total <= 0:
                left += 1
            else:
                right -= 1
    return triples
