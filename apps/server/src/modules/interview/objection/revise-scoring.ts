import { type AnswerRule, type Assessment, Code, type PointVerdict, type Strictness } from '@app/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { ScoredAnswer } from '../session/Scorer.ts'
import { scoreQuestion } from '../session/score-question.ts'

interface Changes {
  /** Of each key point in its order; those of the assessment when absent. */
  verdicts?: readonly PointVerdict[] | undefined
  /** Which rules of the assessment hold; all of them when absent. */
  rules?: readonly AnswerRule[] | undefined
}

/** A scoring with verdicts set by hand: what it is worth follows from them as ever. @throws AppError 40000 */
export function reviseScoring(
  assessment: Assessment,
  { verdicts, rules: holding }: Changes,
  asked: { hintCount: number; strictness: Strictness },
): ScoredAnswer {
  if (verdicts && verdicts.length !== assessment.points.length) throw badField('verdicts')
  if (holding?.some((rule) => !assessment.rules.includes(rule))) throw badField('rules')
  const points = assessment.points.map((point, place) => {
    const verdict = verdicts?.[place] ?? point.verdict
    return { ...point, verdict, passage: verdict === 'missing' ? null : point.passage }
  })
  const rules = holding ? assessment.rules.filter((rule) => holding.includes(rule)) : assessment.rules
  return {
    score: scoreQuestion({ points, rules, ...asked }),
    assessment: { ...assessment, points, rules },
  }
}

function badField(path: string): AppError {
  return new AppError(Code.badParameters, 'badParameters', [{ path, message: 'notAllowed' }])
}
