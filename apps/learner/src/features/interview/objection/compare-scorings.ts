import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import type { InterviewTurn, PointResult } from '@app/contract/interview-session/schemas'
import type { Standing } from '@app/contract/key-point/values'
import { standingOf } from '@app/contract/key-point/values'

/** A key point in the second scoring: what changed, and what it rests on. */
export interface ComparedPoint {
  text: string
  weight: number
  standing: Standing
  /** How it stood in the first scoring, where that was otherwise. */
  before: Standing | null
  /** Whether an admin set it in place of the model. */
  isByHand: boolean
  /** The passage of the talk it rests on. */
  quote: string | null
}

/** The key points of the scoring that came second, or of the one that was adopted in place of it. */
export function compareScorings(
  { first, second, adopted }: InterviewObjection,
  turns: readonly InterviewTurn[],
): ComparedPoint[] {
  const shown = adopted ?? second
  return (shown?.assessment.points ?? []).map((point, place) => {
    const before = first.assessment.points[place]
    const scored = second?.assessment.points[place]
    const { text, weight } = point
    const standing = standingOf(point)
    const isOther = (other: PointResult | undefined) => other !== undefined && standingOf(other) !== standing
    return {
      text,
      weight,
      standing,
      before: before && isOther(before) ? standingOf(before) : null,
      isByHand: isOther(scored),
      quote: quoteOf(point, turns),
    }
  })
}

function quoteOf({ passage }: PointResult, turns: readonly InterviewTurn[]): string | null {
  const turn = passage && turns.find(({ number }) => number === passage.turn)
  return turn ? turn.content.slice(passage.start, passage.end) : null
}
