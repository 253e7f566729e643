def knapsack(weights: list[int], values: list[int], capacity: int) -> int:
    pass
