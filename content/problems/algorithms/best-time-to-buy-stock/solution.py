def max_profit(prices: list[int], k: int) -> int:
    times = min(k, len(prices) // 2)
    holding = [float("-inf")] * (times + 1)
    sold = [0] * (times + 1)
    for price in prices:
        for j in range(1, times + 1):
            holding[j] = max(holding[j], sold[j - 1] - price)
            sold[j] = max(sold[j], holding[j] + price)
    return sold[times]
