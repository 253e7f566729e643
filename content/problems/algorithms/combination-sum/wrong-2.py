def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    found = []

    def choose(start: int, path: list[int], left: int) -> None:
        if left == 0:
            found.append(path)
        for i in range(start, len(candidates)):
            if candidates[i] > left:
                break
            choose(i, path + [candidates[i]], left - candidates[i])

    choose(0, [], target)
    return found
