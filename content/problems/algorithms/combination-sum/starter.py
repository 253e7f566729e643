def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    pass
