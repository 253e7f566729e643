import { Code } from '@app/contract/common/envelope'
import type { AnswerScoring } from '@app/contract/interview-objection/schemas'
import type { Assessment } from '@app/contract/interview-session/schemas'
import type { Strictness } from '@app/contract/interview-session/values'
import type { AnswerRule, Check } from '@app/contract/key-point/values'
import { fieldRefused } from '../../../platform/app-error.ts'
import { scoreQuestion } from '../session/score-question.ts'

interface Changes {
  /** Of each key point in its order; those of the assessment when absent. */
  checks?: readonly (Check | null)[] | undefined
  /** Which rules of the assessment hold; all of them when absent. */
  rules?: readonly AnswerRule[] | undefined
}

/** A scoring with checks set by hand: what it is worth follows from them as ever. @throws AppError 40000 */
export function reviseScoring(
  assessment: Assessment,
  { checks, rules: holding }: Changes,
  strictness: Strictness,
): AnswerScoring {
  const badField = (path: string) => fieldRefused(Code.badParameters, path, 'notAllowed')
  if (checks && checks.length !== assessment.points.length) throw badField('checks')
  if (holding?.some((rule) => !assessment.rules.includes(rule))) throw badField('rules')
  const points = checks
    ? assessment.points.map((point, place) => ({ ...point, ...checkedAs(checks[place] ?? null) }))
    : assessment.points
  const rules = holding ? assessment.rules.filter((rule) => holding.includes(rule)) : assessment.rules
  const revised = { ...assessment, points, rules }
  const score = scoreQuestion(revised, strictness)
  if (score === null) throw badField('checks')
  return { score, assessment: revised }
}

const checkedAs = (check: Check | null) => ({ check, checker: check && ('model' as const) })
