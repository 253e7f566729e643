import type { InterviewOverview } from '@app/contract/interview-session/schemas'
import { COUNTED_SCORERS } from '@app/contract/key-point/values'

type Trend = InterviewOverview['trend']
type CountedScorer = Trend[number]['scorer']

/** The scores of one way of scoring, null where a session was scored the other way: the two say different things. */
export interface TrendLine {
  scorer: CountedScorer
  values: (number | null)[]
}

/** A line for each way of scoring that there is. */
export function trendLines(trend: Trend): TrendLine[] {
  return COUNTED_SCORERS.filter((scorer) => trend.some((point) => point.scorer === scorer)).map((scorer) => ({
    scorer,
    values: trend.map((point) => (point.scorer === scorer ? point.score : null)),
  }))
}

/** How much higher the last one is than the first one scored the same way; null for a single one. */
export function trendGain(trend: Trend): number | null {
  const last = trend.at(-1)
  const first = trend.find(({ scorer }) => scorer === last?.scorer)
  return last && first && first.id !== last.id ? last.score - first.score : null
}
