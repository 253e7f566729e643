import { INTERVIEW_DIMENSIONS, type InterviewDimension } from '@app/contract/interview-question/values'
import type { Assessment, InterviewResult } from '@app/contract/interview-session/schemas'
import type { Strictness } from '@app/contract/interview-session/values'
import {
  countPoints,
  type PointCounts,
  type Scorer,
  scorerOf,
  standingOf,
} from '@app/contract/key-point/values'
import { shareOf } from '../../../platform/recognition/answer-points.ts'

/** What a point is worth that was said only when it was asked for. */
const AFTER_FOLLOW_UP: Record<Strictness, number> = { lenient: 1, standard: 1, strict: 0.8 }

/** An answered question with what it came to. */
interface Assessed {
  score: number | null
  assessment: Assessment
  /** Places of the key points that were asked for again. */
  followedUp: readonly number[]
}

/** What a session comes to. */
export interface SessionTotal extends PointCounts {
  /** Null as long as a point waits to be checked, and without any answer. */
  score: number | null
  scorer: Scorer | null
  dimensions: InterviewResult['dimensions']
}

/**
 * What an answer is worth, 0 to 100: the share of the points that are right by their weight, less the hints. Null as long as
 * one of them waits to be checked, and without points.
 */
export function scoreQuestion(
  { points, hintCost }: Pick<Assessment, 'points' | 'hintCost'>,
  strictness: Strictness,
): number | null {
  if (points.some((point) => standingOf(point) === 'unchecked')) return null
  const late = new Set(points.filter(({ isAfterFollowUp }) => isAfterFollowUp).map(({ text }) => text))
  const share = shareOf(points, ['right'], ({ text }) => (late.has(text) ? AFTER_FOLLOW_UP[strictness] : 1))
  return share === null ? null : Math.max(Math.round(100 * share) - hintCost, 0)
}

/** The mean of what was scored; null when nothing was. */
export function meanScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0) return null
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}

/** What the answered questions of a session come to. */
export function totalOf(questions: readonly Assessed[]): SessionTotal {
  const points = questions.flatMap(({ assessment }) => assessment.points)
  const counts = countPoints(points)
  const score = counts.uncheckedCount === 0 ? meanScore(questions.map((question) => question.score)) : null
  const dimensions: Record<InterviewDimension, number | null> = {
    accuracy: accuracyOf(points),
    completeness: percent(shareOf(points, ['right', 'unchecked'])),
    depth: depthOf(questions),
    expression: meanScore(questions.map(({ assessment }) => assessment.expression)),
  }
  return {
    ...counts,
    score,
    scorer: score === null ? null : scorerOf(points),
    dimensions: INTERVIEW_DIMENSIONS.map((dimension) => ({ dimension, score: dimensions[dimension] })),
  }
}

const percent = (share: number | null) => (share === null ? null : Math.round(100 * share))

/** Of what was said, the share that is right; null as long as some of it waits to be checked. */
function accuracyOf(points: Assessment['points']): number | null {
  const said = points.filter((point) => standingOf(point) !== 'missing')
  return said.some((point) => standingOf(point) === 'unchecked') ? null : percent(shareOf(said, ['right']))
}

/** Of what was asked for again, the share that was said then; null without follow-ups. */
function depthOf(questions: readonly Assessed[]): number | null {
  const asked = questions.flatMap(({ assessment, followedUp }) =>
    followedUp.flatMap((place) => assessment.points[place] ?? []),
  )
  return percent(shareOf(asked, ['right', 'unchecked']))
}
