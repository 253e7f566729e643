function maxProfit(prices, k) {
  const rises = []
  let low = prices[0]
  for (let i = 1; i <= prices.length; i++) {
    if (i === prices.length || prices[i] < prices[i - 1]) {
      rises.push(prices[i - 1] - low)
      low = prices[i]
    }
  }
  rises.sort((a, b) => b - a)
  return rises.slice(0, k).reduce((sum, rise) => sum + rise, 0)
}
