/** The smallest value that at least the given part (0 to 1) of all values do not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** The lower one of the two middle values if there are two. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
