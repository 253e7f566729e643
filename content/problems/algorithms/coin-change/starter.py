def coin_change(coins: list[int], amount: int) -> int:
    pass
