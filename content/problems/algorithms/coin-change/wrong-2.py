def coin_change(coins: list[int], amount: int) -> int:
    best = [0] + [-1] * amount
    for x in range(1, amount + 1):
        options = [best[x - coin] + 1 for coin in coins if coin <= x]
        best[x] = min(options) if options else -1
    return best[amount]
