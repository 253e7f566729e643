import type { CheckedScores } from '@app/contract/interview-session/schemas'
import { standingOf } from '@app/contract/key-point/values'
import type { SignedIn } from './test-app.ts'

/** Checks every point of a learner's interview that waits for it as said right. @returns what the session comes to */
export async function checkAll({ api }: SignedIn, id: number): Promise<CheckedScores> {
  const { questions } = await api.interviewSession.result({ id })
  let scores = await api.interviewSession.assume({ id, isAssumed: false })
  for (const { place, assessment } of questions)
    for (const [point, found] of (assessment?.points ?? []).entries())
      if (standingOf(found) === 'unchecked')
        scores = await api.interviewSession.check({ id, place, point, check: 'right' })
  return scores
}
