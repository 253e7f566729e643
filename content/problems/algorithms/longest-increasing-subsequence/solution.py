def length_of_lis(nums: list[int]) -> int:
    from bisect import bisect_left

    tails: list[int] = []
    for value in nums:
        place = bisect_left(tails, value)
        tails[place : place + 1] = [value]
    return len(tails)
