def max_profit(prices: list[int], k: int) -> int:
    if not prices or k == 0:
        return 0
    if k == 1:
        return max(prices) - min(prices)
    return sum(max(b - a, 0) for a, b in zip(prices, prices[1:]))
