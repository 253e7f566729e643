import { Code } from '@app/contract/common/envelope'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import { completedBy, type JudgedAgain, type SecondJudge } from '../model/SecondJudge.ts'
import { ObjectionRepository } from '../objection/objection.repository.ts'
import { changeScores } from '../session/change-scores.ts'
import { InterviewSessionRepository, type SessionRow } from '../session/interview-session.repository.ts'
import { ScoreRepository } from '../session/score.repository.ts'
import type { Talk } from '../session/Talk.ts'
import { auditTarget } from './audit-target.ts'
import { RescoreRepository } from './rescore.repository.ts'

interface RescoreDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  secondJudge: SecondJudge
  /** Has the model score a session again soon, with the transaction. */
  sendJob: (id: number, trx: Transaction<DB>) => Promise<void>
}

/** Sessions that a model has judged and judges all over again, such as after a better one was set. What counted before is kept. */
export class RescoreService {
  readonly #deps: RescoreDependencies

  constructor(deps: RescoreDependencies) {
    this.#deps = deps
  }

  /** @throws AppError 40400, 40900 when no model has judged it, or it is being scored again already */
  async rescore(actor: Actor, id: number): Promise<void> {
    try {
      await this.#deps.kysely.transaction().execute((trx) => this.#begin(trx, actor, id))
    } catch (error) {
      if (isUniqueViolation(error, 'interview_rescore_open'))
        throw new AppError(Code.conflict, 'rescoreUnderWay')
      throw error
    }
  }

  /** Does what was begun; nothing when that is done. @throws to be tried once more */
  async rescoreByModel(id: number, { signal, isLastTry }: JobContext): Promise<void> {
    const { kysely, secondJudge } = this.#deps
    const row = await new ScoreRepository(kysely).find(id)
    if (!row || !(await new RescoreRepository(kysely).isUnderWay(id))) return
    const talk = await new InterviewSessionRepository(kysely).talkOf(row)
    const again = await secondJudge.assess({ talk, places: answeredIn(talk), signal, isLastTry })
    await kysely.transaction().execute(async (trx) => {
      const locked = await new ScoreRepository(trx).lock(id)
      if (locked && (await new RescoreRepository(trx).isUnderWay(id))) await this.#end(trx, locked, again)
    })
  }

  async #begin(trx: Transaction<DB>, actor: Actor, id: number): Promise<void> {
    const { audit, sendJob } = this.#deps
    const row = await new ScoreRepository(trx).lock(id)
    if (!row) throw notFound()
    if (row.state !== 'finished') throw new AppError(Code.conflict, 'interviewNotScored')
    const questions = await new ScoreRepository(trx).listQuestions(id)
    if (!questions.some(({ assessment }) => assessment?.judge === 'model'))
      throw new AppError(Code.conflict, 'notJudgedByModel')
    await new RescoreRepository(trx).begin(row, actor.id)
    const target = await auditTarget(trx, id)
    await audit.record(trx, actor, { action: 'interviewSession.rescore', target })
    await sendJob(id, trx)
  }

  /** What a person has judged stays: checks of the candidate, and what an admin has adopted after an objection. */
  async #end(trx: Transaction<DB>, row: SessionRow, { assessed, failure }: JudgedAgain): Promise<void> {
    const objections = await new ObjectionRepository(trx).list(row.id)
    const current = await new ScoreRepository(trx).listQuestions(row.id)
    const isAdopted = (place: number) =>
      objections.some((objection) => objection.place === place && objection.outcome === 'adopted')
    const changed = (assessed ?? [])
      .filter(({ place }) => !isAdopted(place))
      .map(({ place, assessment }) => {
        const before = current.find((question) => question.place === place)?.assessment
        return { place, assessment: before ? completedBy(assessment, before) : assessment }
      })
    const { score, scorer } = assessed ? (await changeScores(trx, row, changed)).total : row
    await new RescoreRepository(trx).end(row.id, { score, scorer, failure })
  }
}

const answeredIn = ({ questions }: Talk): number[] =>
  questions.flatMap(({ place, state }) => (state === 'answered' ? [place] : []))
