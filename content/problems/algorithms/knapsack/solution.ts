function knapsack(weights: number[], values: number[], capacity: number): number {
  const best = Array<number>(capacity + 1).fill(0)
  weights.forEach((weight, i) => {
    for (let c = capacity; c >= weight; c--) {
      best[c] = Math.max(best[c], best[c - weight] + values[i])
    }
  })
  return best[capacity]
}
