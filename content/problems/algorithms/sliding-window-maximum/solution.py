from collections import deque


def max_sliding_window(nums: list[int], k: int) -> list[int]:
    queue: deque[int] = deque()
    most = []
    for i, num in enumerate(nums):
        while queue and nums[queue[-1]] <= num:
            queue.pop()
        queue.append(i)
        if queue[0] <= i - k:
            queue.popleft()
        if i >= k - 1:
            most.append(nums[queue[0]])
    return most
