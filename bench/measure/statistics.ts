/** The smallest value that at least the given part (0 to 1) of all values do not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** The lower one of the two middle values if there are two. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** The slope of the straight line through points that has the least squared distance from them. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const sum = (term: (x: number, y: number) => number) =>
    points.reduce((total, [x, y]) => total + term(x - meanX, y - meanY), 0)
  return sum((x, y) => x * y) / sum((x) => x * x)
}
