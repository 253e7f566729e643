import {
  type AnswerRule,
  type Assessment,
  HINT_COSTS,
  INTERVIEW_DIMENSIONS,
  type InterviewDimension,
  type PointResult,
  type PointVerdict,
  type Strictness,
} from '@app/contract'

/** What a point is worth, by how it was met. */
const WORTH: Record<Strictness, Record<PointVerdict, number>> = {
  lenient: { covered: 1, afterFollowUp: 1, partial: 0.5, missing: 0, wrong: 0 },
  standard: { covered: 1, afterFollowUp: 1, partial: 0.5, missing: 0, wrong: 0 },
  strict: { covered: 1, afterFollowUp: 0.8, partial: 0.5, missing: 0, wrong: 0 },
}

/** The most that an answer to which a rule applies can be worth. */
const MOST: Record<AnswerRule, number> = {
  empty: 0,
  unknown: 0,
  parroted: 0,
  idle: 10,
  keywords: 40,
}

interface Judged {
  points: readonly PointResult[]
  rules: readonly AnswerRule[]
  hintCount: number
  strictness: Strictness
}

/** What an answer is worth, 0 to 100: the share of the key points it covers by their weight, within what its rules allow, less the hints. */
export function scoreQuestion({ points, rules, hintCount, strictness }: Judged): number {
  const most = Math.min(100, ...rules.map((rule) => MOST[rule]))
  const covered = Math.min(coverage(points, strictness) ?? 0, most)
  return Math.max(Math.round(covered) - hintCount * HINT_COSTS[strictness], 0)
}

/** In percent; null without points. */
function coverage(points: readonly PointResult[], strictness: Strictness): number | null {
  const all = points.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return null
  const met = points.reduce((sum, { weight, verdict }) => sum + weight * WORTH[strictness][verdict], 0)
  return (100 * met) / all
}

/** The mean of what was scored; null when nothing was. */
export function meanScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0) return null
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}

/**
 * How far the points of each dimension were met; 表达 is what a model says of how it was said. Nothing is made up for a
 * dimension that nobody judged.
 */
export function scoreDimensions(
  assessments: readonly Pick<Assessment, 'points' | 'expression'>[],
  strictness: Strictness,
): { dimension: InterviewDimension; score: number | null }[] {
  const points = assessments.flatMap((assessment) => assessment.points)
  const ofPoints = (dimension: InterviewDimension) => {
    const score = coverage(
      points.filter((point) => point.dimension === dimension),
      strictness,
    )
    return score === null ? null : Math.round(score)
  }
  const expression = meanScore(assessments.map((assessment) => assessment.expression))
  return INTERVIEW_DIMENSIONS.map((dimension) => ({
    dimension,
    score: dimension === 'expression' ? expression : ofPoints(dimension),
  }))
}
