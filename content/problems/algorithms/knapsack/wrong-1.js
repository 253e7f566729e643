function knapsack(weights, values, capacity) {
  const best = Array(capacity + 1).fill(0)
  weights.forEach((weight, i) => {
    for (let c = weight; c <= capacity; c++) {
      best[c] = Math.max(best[c], best[c - weight] + values[i])
    }
  })
  return best[capacity]
}
