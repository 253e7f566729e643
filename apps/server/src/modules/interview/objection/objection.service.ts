import { Code } from '@app/contract/common/envelope'
import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { completedBy, type SecondJudge } from '../model/SecondJudge.ts'
import { InterviewSessionRepository, type SessionRow } from '../session/interview-session.repository.ts'
import { ScoreRepository } from '../session/score.repository.ts'
import { scoreQuestion } from '../session/score-question.ts'
import { toObjection } from './objection.mapper.ts'
import { isScoredTwice, ObjectionRepository } from './objection.repository.ts'

interface Objected {
  sessionId: number
  place: number
}

interface NewObjection extends Objected {
  reason: string
}

interface ObjectionDependencies {
  kysely: Kysely<DB>
  secondJudge: SecondJudge
  /** Has the model score an answer a second time soon, with the transaction. */
  sendJob: (objected: Objected, trx: Transaction<DB>) => Promise<void>
}

/**
 * Candidates who do not agree with the score that a model gave. It judges the answer a second time; which scoring counts is for
 * an admin to say. Where there is no model they check the answer themselves.
 */
export class ObjectionService {
  readonly #deps: ObjectionDependencies

  constructor(deps: ObjectionDependencies) {
    this.#deps = deps
  }

  /** @throws AppError 40400, 40000 when the question has no score, 40900 when no model judged it, or with another reason than before */
  add(userId: number, objection: NewObjection): Promise<InterviewObjection> {
    const { sessionId, place, reason } = objection
    return this.#deps.kysely.transaction().execute(async (trx) => {
      const row = await new InterviewSessionRepository(trx).lock(userId, sessionId)
      if (!row) throw notFound()
      const objections = new ObjectionRepository(trx)
      const known = await objections.find(sessionId, place)
      if (known && known.reason !== reason) throw new AppError(Code.conflict, 'objectedBefore')
      if (!known) await this.#insert(trx, row, objection)
      const stored = known ?? (await objections.find(sessionId, place))
      if (!stored) throw notFound()
      return toObjection(stored)
    })
  }

  /** What the model makes of an answer the second time; nothing when that is known already. @throws to be tried once more */
  async scoreByModel({ sessionId, place }: Objected, { signal, isLastTry }: JobContext): Promise<void> {
    const { kysely, secondJudge } = this.#deps
    const [row, known] = await Promise.all([
      new ScoreRepository(kysely).find(sessionId),
      new ObjectionRepository(kysely).find(sessionId, place),
    ])
    if (!row || !known || isScoredTwice(known)) return
    const talk = await new InterviewSessionRepository(kysely).talkOf(row)
    const task = { talk, places: [place], objection: known.reason, signal, isLastTry }
    const { assessed, failure } = await secondJudge.assess(task)
    const second = assessed?.[0] && completedBy(assessed[0].assessment, known.first_assessment)
    const score = second ? scoreQuestion(second, row.strictness) : null
    const scoring = second && score !== null ? { score, assessment: second } : null
    await new ObjectionRepository(kysely).saveSecond(known.id, scoring, failure)
  }

  async #insert(trx: Transaction<DB>, row: SessionRow, objection: NewObjection): Promise<void> {
    const { sessionId, place } = objection
    if (row.state !== 'finished') throw new AppError(Code.conflict, 'interviewNotScored')
    const objections = new ObjectionRepository(trx)
    const counted = await objections.findScore(row.id, place)
    if (!counted) throw notFound()
    const { score, assessment } = counted
    if (score === null || assessment === null) throw notScored()
    if (assessment.judge !== 'model') throw new AppError(Code.conflict, 'notJudgedByModel')
    await objections.insert({ ...objection, first: { score, assessment } })
    await this.#deps.sendJob({ sessionId, place }, trx)
  }
}

function notScored(): AppError {
  return new AppError(Code.badParameters, 'badParameters', [{ path: 'place', message: 'questionNotScored' }])
}
