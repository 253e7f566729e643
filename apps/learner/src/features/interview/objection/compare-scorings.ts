import type { InterviewObjection, InterviewTurn, PointResult, PointVerdict } from '@app/contract'
import { isMissed } from '@app/contract/interview-session/values'

/** A key point in the second scoring: what changed, and what it rests on. */
export interface ComparedPoint {
  text: string
  weight: number
  verdict: PointVerdict
  /** What it was in the first scoring, where that is another verdict. */
  before: PointVerdict | null
  /** Whether an admin set the verdict in place of the scorer's. */
  isByHand: boolean
  /** The passage of the talk it rests on. */
  quote: string | null
  /** What was looked for, where it was not found as a whole. */
  wordings: readonly string[]
}

/** The key points of the scoring that came second, or of the one that was adopted in place of it. */
export function compareScorings(
  { first, second, adopted, sought }: InterviewObjection,
  turns: readonly InterviewTurn[],
): ComparedPoint[] {
  const shown = adopted ?? second
  return (shown?.assessment.points ?? []).map((point, place) => {
    const before = first.assessment.points[place]?.verdict
    const scored = second?.assessment.points[place]?.verdict
    const { text, weight, verdict } = point
    return {
      text,
      weight,
      verdict,
      before: before === undefined || before === verdict ? null : before,
      isByHand: scored !== undefined && scored !== verdict,
      quote: quoteOf(point, turns),
      wordings: isMissed(verdict) ? (sought[place]?.wordings ?? []) : [],
    }
  })
}

function quoteOf({ passage }: PointResult, turns: readonly InterviewTurn[]): string | null {
  const turn = passage && turns.find(({ number }) => number === passage.turn)
  return turn ? turn.content.slice(passage.start, passage.end) : null
}
