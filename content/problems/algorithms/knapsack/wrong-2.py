def knapsack(weights: list[int], values: list[int], capacity: int) -> int:
    total = 0
    for weight, value in sorted(zip(weights, values), key=lambda item: item[1] / item[0], reverse=True):
        if weight <= capacity:
            capacity -= weight
            total += value
    return total
