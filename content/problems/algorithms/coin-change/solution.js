function coinChange(coins, amount) {
  const best = Array(amount + 1).fill(Infinity)
  best[0] = 0
  for (let x = 1; x <= amount; x++) {
    for (const coin of coins) {
      if (coin <= x) best[x] = Math.min(best[x], best[x - coin] + 1)
    }
  }
  return best[amount] === Infinity ? -1 : best[amount]
}
