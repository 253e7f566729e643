/**
 * The share of the points that is covered, by their weight, 0 to 100.
 * @param verdicts one per point, in the points' order
 * @returns null when the points weigh nothing
 */
export function scoreOf(
  points: readonly { weight: number }[],
  verdicts: readonly { isCovered: boolean }[],
): number | null {
  const all = sumOf(points)
  return all === 0
    ? null
    : Math.round((100 * sumOf(points.filter((_, index) => verdicts[index]?.isCovered))) / all)
}

function sumOf(points: readonly { weight: number }[]): number {
  return points.reduce((sum, { weight }) => sum + weight, 0)
}
