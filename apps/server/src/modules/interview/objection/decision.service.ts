import { Code } from '@app/contract/common/envelope'
import type { AnswerScoring, ScorePreview } from '@app/contract/interview-objection/schemas'
import type { OBJECTION_DECISIONS } from '@app/contract/interview-objection/values'
import type { AnswerRule, Check } from '@app/contract/key-point/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { handledBefore } from '../../../platform/handled-before.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { MessageService, NewMessage } from '../../message/message.service.ts'
import { auditTarget } from '../record/audit-target.ts'
import { changeScores, scoresWith } from '../session/change-scores.ts'
import type { SessionRow } from '../session/interview-session.repository.ts'
import { ScoreRepository } from '../session/score.repository.ts'
import { isScoredTwice, ObjectionRepository, type ObjectionRow } from './objection.repository.ts'
import { reviseScoring } from './revise-scoring.ts'

/** The second scoring as an admin would have it. */
interface Revision {
  id: number
  checks?: (Check | null)[] | undefined
  rules?: AnswerRule[] | undefined
}

interface Decision extends Revision {
  outcome: (typeof OBJECTION_DECISIONS)[number]
  note: string
}

interface DecisionDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  messages: MessageService
}

/** Admins who say which of two scorings counts. */
export class DecisionService {
  readonly #db: Kysely<DB>
  readonly #audit: AuditLogService
  readonly #messages: MessageService

  constructor({ kysely, audit, messages }: DecisionDependencies) {
    this.#db = kysely
    this.#audit = audit
    this.#messages = messages
  }

  /** What would follow from adopting the second scoring. @throws AppError 40400, 40000, 40900 as long as there is none */
  async preview(revision: Revision): Promise<ScorePreview> {
    const objection = await new ObjectionRepository(this.#db).findById(revision.id)
    const row = objection && (await new ScoreRepository(this.#db).find(objection.session_id))
    if (!row) throw notFound()
    const adopted = this.#revise(objection, row, revision)
    const current = await new ScoreRepository(this.#db).listQuestions(row.id)
    const { total } = scoresWith(row, current, [{ place: objection.place, assessment: adopted.assessment }])
    return { score: adopted.score, totalBefore: row.score, totalAfter: total.score }
  }

  /** @throws AppError 40400, 40000, 40900 when it was decided before, or there is no second scoring to adopt yet */
  async decide(actor: Actor, { outcome, note, ...revision }: Decision): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const { objection, row } = await this.#lock(trx, revision.id)
      if (objection.outcome !== 'open')
        throw handledBefore(objection.outcome, objection.question.title, objection.decider_name)
      const adopted = outcome === 'adopted' ? this.#revise(objection, row, revision) : null
      const score = adopted ? await this.#adopt(trx, row, objection.place, adopted) : row.score
      const decision = { outcome, note, decidedBy: actor.id }
      await new ObjectionRepository(trx).decide(objection.id, decision)
      await this.#messages.send(trx, [decisionMessage(row, objection, decision)])
      await this.#audit.record(trx, actor, {
        action: 'interviewSession.decide',
        target: await auditTarget(trx, row.id),
        before: { outcome: 'open', questionScore: objection.current_score, score: row.score },
        after: {
          outcome,
          note,
          questionScore: adopted?.score ?? objection.current_score,
          score,
        },
      })
    })
  }

  /** The session first, as everybody does who changes its scores. */
  async #lock(trx: Transaction<DB>, id: number): Promise<{ objection: ObjectionRow; row: SessionRow }> {
    const objections = new ObjectionRepository(trx)
    const known = await objections.findById(id)
    const row = known && (await new ScoreRepository(trx).lock(known.session_id))
    const objection = row && (await objections.findById(id))
    if (!objection) throw notFound()
    return { objection, row }
  }

  /** @returns the session's new total */
  async #adopt(trx: Transaction<DB>, row: SessionRow, place: number, { assessment }: AnswerScoring) {
    const { total } = await changeScores(trx, row, [{ place, assessment }])
    return total.score
  }

  /** Of the second scoring, or of the first one where the model did not judge it again. */
  #revise(objection: ObjectionRow, { strictness }: SessionRow, revision: Revision): AnswerScoring {
    if (!isScoredTwice(objection)) throw new AppError(Code.conflict, 'secondScoringUnderWay')
    const assessment = objection.second_assessment ?? objection.first_assessment
    return reviseScoring(assessment, revision, strictness)
  }
}

function decisionMessage(
  { id, user_id }: SessionRow,
  { question }: ObjectionRow,
  { outcome, note }: Pick<Decision, 'outcome' | 'note'>,
): NewMessage {
  return {
    userId: user_id,
    kind: 'interview',
    subject: question.title,
    excerpt: note,
    event: outcome === 'adopted' ? 'interview.objectionAdopted' : 'interview.objectionKept',
    path: `/interview/result/${id}`,
  }
}
