def move_zeroes(nums: list[int]) -> None:
    slow = 0
    for fast, num in enumerate(nums):
        if num != 0:
            nums[fast], nums[slow] = nums[slow], num
            slow += 1
