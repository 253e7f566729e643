def find_kth_largest(nums: list[int], k: int) -> int:
    import random

    while True:
        pivot = random.choice(nums)
        larger = [value for value in nums if value > pivot]
        equal = nums.count(pivot)
        if k <= len(larger):
            nums = larger
        elif k <= len(larger) + equal:
            return pivot
        else:
            k -= len(larger) + equal
            nums = [value for value in nums if value < pivot]
