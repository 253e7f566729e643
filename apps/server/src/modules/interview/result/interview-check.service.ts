import { Code } from '@app/contract/common/envelope'
import type { Assessment, CheckedScores, Passage, PointResult } from '@app/contract/interview-session/schemas'
import type { Check } from '@app/contract/key-point/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { assumePoint, checkPoint } from '../../../platform/recognition/answer-points.ts'
import { answersOf } from '../session/answers-of.ts'
import { type ChangedAssessment, changeScores } from '../session/change-scores.ts'
import { commentOn } from '../session/comment-on.ts'
import { InterviewSessionRepository, type SessionRow } from '../session/interview-session.repository.ts'
import { type ScoredQuestion, ScoreRepository } from '../session/score.repository.ts'
import { InterviewResultRepository } from './interview-result.repository.ts'
import { topicsOf } from './result.mapper.ts'

interface SessionCheck {
  id: number
  place: number
  /** From 0. */
  point: number
  /** Null takes the check back. */
  check: Check | null
  /** The candidate's own words for it; undefined: those that were found. */
  passage?: Passage | undefined
}

/** Candidates who say of each point whether they said it right: only then is there a score. */
export class InterviewCheckService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @throws AppError 40400, 40000, 40900 as long as the session was not judged */
  check(userId: number, { id, place, point, check, passage }: SessionCheck): Promise<CheckedScores> {
    return this.#change(userId, id, async (trx, { language }, questions) => {
      const question = questions.find((one) => one.place === place)
      if (!question) throw notFound()
      const { assessment, followedUp } = question
      const known = assessment?.points[point]
      if (!assessment || !known)
        throw fieldRefused(Code.badParameters, assessment ? 'point' : 'place', 'notAllowed')
      const turns = passage ? await new InterviewSessionRepository(trx).listTurns(id) : []
      const answers = answersOf(turns, { place, followedUp })
      const said = passage && answers.find(({ turn }) => turn === passage.turn)
      if (passage && !(said && isWithin(said.content, passage)))
        throw fieldRefused(Code.badParameters, 'passage', 'notAllowed')
      const checked: PointResult = {
        ...checkPoint(known, check, passage),
        isAfterFollowUp: said ? said.askedPoint !== null : known.isAfterFollowUp,
      }
      return [{ place, assessment: withPoints(assessment, assessment.points.with(point, checked), language) }]
    })
  }

  /** Takes all that was mentioned and not checked as right, or takes that back. @throws AppError 40400, 40900 */
  assume(userId: number, id: number, isAssumed: boolean): Promise<CheckedScores> {
    return this.#change(userId, id, async (_, { language }, questions) =>
      questions.flatMap(({ place, assessment }) => {
        if (!assessment) return []
        const points = assessment.points.map((point) => assumePoint(point, isAssumed))
        return [{ place, assessment: withPoints(assessment, points, language) }]
      }),
    )
  }

  #change(
    userId: number,
    id: number,
    change: (
      trx: Transaction<DB>,
      row: SessionRow,
      questions: readonly ScoredQuestion[],
    ) => Promise<ChangedAssessment[]>,
  ): Promise<CheckedScores> {
    return this.#db.transaction().execute(async (trx) => {
      const row = await new InterviewSessionRepository(trx).lock(userId, id)
      if (!row) throw notFound()
      if (row.state !== 'finished')
        throw new AppError(Code.conflict, 'interviewNotScored', { state: row.state })
      const changed = await change(trx, row, await new ScoreRepository(trx).listQuestions(id))
      const { total, questions } = await changeScores(trx, row, changed)
      const results = new InterviewResultRepository(trx)
      const missed = await results.listMissed(row)
      return {
        ...total,
        topics: topicsOf(await results.listQuestions(id)),
        questions: questions.map(({ place, score }) => ({ place, score })),
        missedCount: missed.length,
        reviewedCount: missed.filter(({ is_reviewed }) => is_reviewed).length,
      }
    })
  }
}

/** An assessment of points that were checked otherwise; what a model said of the answer stays. */
function withPoints(
  assessment: Assessment,
  points: PointResult[],
  language: SessionRow['language'],
): Assessment {
  const checked = { ...assessment, points }
  return assessment.judge === 'model' ? checked : { ...checked, comment: commentOn(checked, language) }
}

const isWithin = (content: string, { start, end }: Passage) =>
  start >= 0 && start < end && end <= content.length
