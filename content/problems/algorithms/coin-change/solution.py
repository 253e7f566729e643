def coin_change(coins: list[int], amount: int) -> int:
    never = amount + 1
    best = [0] + [never] * amount
    for x in range(1, amount + 1):
        for coin in coins:
            if coin <= x and best[x - coin] + 1 < best[x]:
                best[x] = best[x - coin] + 1
    return -1 if best[amount] == never else best[amount]
