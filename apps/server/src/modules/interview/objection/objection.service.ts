import { Code, type InterviewObjection } from '@app/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { ScoredAgain, SecondScorer } from '../model/SecondScorer.ts'
import { InterviewSessionRepository, type SessionRow } from '../session/interview-session.repository.ts'
import { ScoreRepository } from '../session/score.repository.ts'
import { toObjection } from './objection.mapper.ts'
import { ObjectionRepository } from './objection.repository.ts'

interface Objected {
  sessionId: number
  place: number
}

interface NewObjection extends Objected {
  reason: string
}

interface ObjectionDependencies {
  kysely: Kysely<DB>
  secondScorer: SecondScorer
  /** Has the model score an answer a second time soon, with the transaction. */
  sendJob: (objected: Objected, trx: Transaction<DB>) => Promise<void>
}

/** Candidates who do not agree with a score. The answer is scored a second time; which scoring counts is for an admin to say. */
export class ObjectionService {
  readonly #deps: ObjectionDependencies

  constructor(deps: ObjectionDependencies) {
    this.#deps = deps
  }

  /** @throws AppError 40400, 40000 when the question was not scored, 40900 without scores yet or with another reason than before */
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
    const { kysely, secondScorer } = this.#deps
    const [row, known] = await Promise.all([
      new ScoreRepository(kysely).find(sessionId),
      new ObjectionRepository(kysely).find(sessionId, place),
    ])
    if (!row || !known || known.second_score !== null) return
    const talk = await new InterviewSessionRepository(kysely).talkOf(row)
    const task = { talk, places: [place], objection: known.reason, signal, isLastTry }
    await this.#save(kysely, sessionId, await secondScorer.scoreByModel(row, task))
  }

  async #insert(trx: Transaction<DB>, row: SessionRow, objection: NewObjection): Promise<void> {
    const { secondScorer, sendJob } = this.#deps
    const { sessionId, place, reason } = objection
    if (row.state !== 'finished') throw new AppError(Code.conflict, 'interviewNotScored')
    const objections = new ObjectionRepository(trx)
    const counted = await objections.findScore(row.id, place)
    if (!counted) throw notFound()
    const { score, assessment } = counted
    if (score === null || assessment === null) throw notScored()
    await objections.insert({ ...objection, first: { score, assessment } })
    if (secondScorer.isForModel(row)) return sendJob({ sessionId, place }, trx)
    const talk = await new InterviewSessionRepository(trx).talkOf(row)
    const task = { talk, places: [place], objection: reason }
    await this.#save(trx, row.id, await secondScorer.scoreEmbedded(row, task))
  }

  async #save(db: Kysely<DB>, sessionId: number, { scored, failure }: ScoredAgain): Promise<void> {
    for (const { place, score, assessment } of scored) {
      if (score === null || assessment === null) continue
      await new ObjectionRepository(db).saveSecond(sessionId, place, { score, assessment, failure })
    }
  }
}

function notScored(): AppError {
  return new AppError(Code.badParameters, 'badParameters', [{ path: 'place', message: 'questionNotScored' }])
}
