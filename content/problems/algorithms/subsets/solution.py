def subsets(nums: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    path: list[int] = []

    def choose(start: int) -> None:
        found.append(path[:])
        for i in range(start, len(nums)):
            path.append(nums[i])
            choose(i + 1)
            path.pop()

    choose(0)
    return found
