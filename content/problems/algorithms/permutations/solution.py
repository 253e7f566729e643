def permute(nums: list[int]) -> list[list[int]]:
    ordered = sorted(nums)
    used = [False] * len(ordered)
    found: list[list[int]] = []
    path: list[int] = []

    def fill() -> None:
        if len(path) == len(ordered):
            found.append(path[:])
            return
        for i, value in enumerate(ordered):
            if used[i] or (i > 0 and value == ordered[i - 1] and not used[i - 1]):
                continue
            used[i] = True
            path.append(value)
            fill()
            path.pop()
            used[i] = False

    fill()
    return found
