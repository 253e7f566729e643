function maxProfit(prices: number[], k: number): number {
  const times = Math.min(k, Math.floor(prices.length / 2))
  const holding = Array<number>(times + 1).fill(-Infinity)
  const sold = Array<number>(times + 1).fill(0)
  for (const price of prices) {
    for (let j = 1; j <= times; j++) {
      holding[j] = Math.max(holding[j], sold[j - 1] - price)
      sold[j] = Math.max(sold[j], holding[j] + price)
    }
  }
  return sold[times]
}
