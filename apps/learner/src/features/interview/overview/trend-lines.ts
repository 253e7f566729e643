import type { Interviewer, InterviewOverview } from '@app/contract'
import { INTERVIEWERS } from '@app/contract/interview-session/values'

type Trend = InterviewOverview['trend']

/** The scores of one way of scoring, null where a session was scored the other way: the two say different things. */
export interface TrendLine {
  scorer: Interviewer
  values: (number | null)[]
}

/** A line for each way of scoring that there is. */
export function trendLines(trend: Trend): TrendLine[] {
  return INTERVIEWERS.filter((scorer) => trend.some((point) => point.scorer === scorer)).map((scorer) => ({
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
