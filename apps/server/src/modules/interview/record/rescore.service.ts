import { Code } from '@app/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { ScoredAgain, SecondScorer } from '../model/SecondScorer.ts'
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
  secondScorer: SecondScorer
  /** Has the model score a session again soon, with the transaction. */
  sendJob: (id: number, trx: Transaction<DB>) => Promise<void>
}

/** Sessions that are scored all over again, such as after the recogniser has become better. What counted before is kept. */
export class RescoreService {
  readonly #deps: RescoreDependencies

  constructor(deps: RescoreDependencies) {
    this.#deps = deps
  }

  /** @throws AppError 40400, 40900 when it has no scores yet, or is being scored again already */
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
    const { kysely, secondScorer } = this.#deps
    const row = await new ScoreRepository(kysely).find(id)
    if (!row || !(await new RescoreRepository(kysely).isUnderWay(id))) return
    const talk = await new InterviewSessionRepository(kysely).talkOf(row)
    const again = await secondScorer.scoreByModel(row, { talk, places: answeredIn(talk), signal, isLastTry })
    await kysely.transaction().execute(async (trx) => {
      const locked = await new ScoreRepository(trx).lock(id)
      if (locked && (await new RescoreRepository(trx).isUnderWay(id))) await this.#end(trx, locked, again)
    })
  }

  async #begin(trx: Transaction<DB>, actor: Actor, id: number): Promise<void> {
    const { audit, secondScorer, sendJob } = this.#deps
    const row = await new ScoreRepository(trx).lock(id)
    if (!row) throw notFound()
    if (row.state !== 'finished') throw new AppError(Code.conflict, 'interviewNotScored')
    await new RescoreRepository(trx).begin(row, actor.id)
    const target = await auditTarget(trx, id)
    await audit.record(trx, actor, { action: 'interviewSession.rescore', target })
    if (secondScorer.isForModel(row)) return sendJob(id, trx)
    const talk = await new InterviewSessionRepository(trx).talkOf(row)
    await this.#end(trx, row, await secondScorer.scoreEmbedded(row, { talk, places: answeredIn(talk) }))
  }

  /** What an admin has adopted after an objection stays: a person has judged it. */
  async #end(trx: Transaction<DB>, row: SessionRow, { scored, scorer, failure }: ScoredAgain): Promise<void> {
    const objections = await new ObjectionRepository(trx).list(row.id)
    const isAdopted = (place: number) =>
      objections.some((objection) => objection.place === place && objection.outcome === 'adopted')
    const changed = scored.filter(({ place }) => !isAdopted(place))
    const score = await changeScores(trx, row, changed, { scorer, failure })
    await new RescoreRepository(trx).end(row.id, { score, scorer, failure })
  }
}

const answeredIn = ({ questions }: Talk): number[] =>
  questions.flatMap(({ place, state }) => (state === 'answered' ? [place] : []))
