def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    ordered = sorted(candidates)
    found: list[list[int]] = []
    path: list[int] = []

    def choose(start: int, left: int) -> None:
        if left == 0:
            found.append(path[:])
        for i in range(start, len(ordered)):
            if ordered[i] > left:
                break
            path.append(ordered[i])
            choose(i, left - ordered[i])
            path.pop()

    choose(0, target)
    return found
