def max_profit(prices: list[int], k: int) -> int:
    pass
