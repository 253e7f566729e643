import type { Assessment } from '@app/contract/interview-session/schemas'
import type { ModelFailure } from '@app/contract/interview-session/values'
import type { Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { countInBank } from '../../content/parent/interview-bank-count.service.ts'
import type { SessionRow } from './interview-session.repository.ts'
import { keptScore, type ScoredQuestion, ScoreRepository } from './score.repository.ts'
import { type SessionTotal, scoreQuestion, totalOf } from './score-question.ts'

/** How a question is assessed from now on. */
export interface ChangedAssessment {
  place: number
  assessment: Assessment
}

interface ChangedScores {
  total: SessionTotal
  questions: ScoredQuestion[]
}

/** What a session would come to if some of its questions were assessed so. */
export function scoresWith(
  row: Pick<SessionRow, 'strictness'>,
  current: readonly ScoredQuestion[],
  changed: readonly ChangedAssessment[],
): ChangedScores {
  const byPlace = new Map(changed.map(({ place, assessment }) => [place, assessment]))
  const questions = current.map((question) => {
    const assessment = byPlace.get(question.place)
    return assessment
      ? { ...question, assessment, score: scoreQuestion(assessment, row.strictness) }
      : question
  })
  const answered = questions.flatMap(({ assessment, ...question }) =>
    assessment ? [{ ...question, assessment }] : [],
  )
  return { questions, total: totalOf(answered) }
}

/**
 * Assesses some questions of a session, and changes all that follows from it: scores, counts and dimensions, the user's best,
 * the bank's mean, and the key points that were missed.
 * @param row the session, locked
 * @param failure why the model did not assess it; undefined: as it was
 */
export async function changeScores(
  trx: Transaction<DB>,
  row: SessionRow,
  changed: readonly ChangedAssessment[],
  failure?: ModelFailure | null,
): Promise<ChangedScores> {
  const scores = new ScoreRepository(trx)
  const places = changed.map(({ place }) => place)
  const changes = scoresWith(row, await scores.listQuestions(row.id), changed)
  await scores.saveQuestions(
    row.id,
    changes.questions.filter(({ place }) => places.includes(place)),
  )
  await scores.saveTotal(row, changes.total, failure)
  const [before, after] = [keptScore(row), keptScore(changes.total)]
  if (row.bank_id !== null)
    await countInBank(trx, row.bank_id, {
      scored: Number(after !== null) - Number(before !== null),
      scores: (after ?? 0) - (before ?? 0),
    })
  await scores.recountMissed(row.user_id, row.id, places, new Date())
  return changes
}
