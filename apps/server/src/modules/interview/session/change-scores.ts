import type { Interviewer, ModelFailure } from '@app/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { SessionRow } from './interview-session.repository.ts'
import { type ScoredQuestion, ScoreRepository } from './score.repository.ts'
import { ScoreChangeRepository } from './score-change.repository.ts'
import { meanScore, scoreDimensions } from './score-question.ts'

/** Who scored a session in place of who did before. */
interface NewScorer {
  scorer: Interviewer
  failure: ModelFailure | null
}

/** What a session would be worth if some of its questions were scored so. */
export function totalWith(
  current: readonly ScoredQuestion[],
  changed: readonly ScoredQuestion[],
): { questions: ScoredQuestion[]; score: number | null } {
  const byPlace = new Map(changed.map((question) => [question.place, question]))
  const questions = current.map((question) => byPlace.get(question.place) ?? question)
  return { questions, score: meanScore(questions.map(({ score }) => score)) }
}

/**
 * Scores some questions of a finished session otherwise, and changes all that follows from it: total and dimensions, the
 * user's best, the bank's mean, and the key points that were missed.
 * @param row the session, locked
 * @returns the new total
 */
export async function changeScores(
  trx: Transaction<DB>,
  row: SessionRow,
  changed: readonly ScoredQuestion[],
  by?: NewScorer,
): Promise<number | null> {
  const changes = new ScoreChangeRepository(trx)
  const { questions, score } = totalWith(await changes.listScores(row.id), changed)
  const assessments = questions.flatMap(({ assessment }) => assessment ?? [])
  await new ScoreRepository(trx).saveQuestions(row.id, changed)
  await changes.saveTotal(row, { score, dimensions: scoreDimensions(assessments, row.strictness), ...by })
  const places = changed.map(({ place }) => place)
  await changes.recountMissed(row.user_id, row.id, places, new Date())
  return score
}
