def permute(nums: list[int]) -> list[list[int]]:
    found = []

    def fill(path: list[int]) -> None:
        if len(path) == len(nums):
            found.append(path)
            return
        for value in sorted(set(nums)):
            if value not in path:
                fill(path + [value])

    fill([])
    return found
