import { Code } from '@app/contract/common/envelope'
import type { ReportOutcome, ReportTargetType } from '@app/contract/report/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { handledBefore } from '../../platform/handled-before.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ModeratedContent } from '../../platform/moderated-content.ts'
import type { AuditAct, AuditLogService } from '../audit-log/audit-log.service.ts'
import type { MessageService } from '../message/message.service.ts'
import { type CaseRow, ReportRepository } from './report.repository.ts'
import { type FoundThing, findThings } from './reported-things.ts'

export interface ReportDecisionDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  messages: MessageService
  /** What can be reported, by its type. */
  moderated: Readonly<Record<ReportTargetType, ModeratedContent>>
}

interface Decision {
  outcome: ReportOutcome
  reason: string
}

type Action = Extract<AuditAct['action'], `report.${string}`>

/** What admins do to reports: to all of those they name or to none. */
export class ReportDecisionService {
  readonly #deps: ReportDecisionDependencies

  constructor(deps: ReportDecisionDependencies) {
    this.#deps = deps
  }

  /** Takes cases on, or lets them go. @throws AppError 40400, 40900 when one is closed, or somebody else's already */
  assign(actor: Actor, ids: readonly number[], isTaken: boolean): Promise<void> {
    return this.#each(ids, async (trx, row, found) => {
      requireOpen(row, found)
      if (isTaken && row.assignee_id !== null && row.assignee_id !== actor.id)
        throw handledBefore('taken', nameOf(row, found), row.assignee_name)
      await new ReportRepository(trx).assign(row.id, isTaken ? actor.id : null)
      await this.#record(trx, actor, row, found, isTaken ? 'report.assign' : 'report.unassign', {})
    })
  }

  /**
   * Closes cases: what they are about is hidden, deleted or left as it is, and who reported it is told. Users are not
   * deleted: what they say of themselves is cleared.
   * @throws AppError 40000 at `outcome` for a user that is to be deleted, 40400, 40900 when one is closed
   */
  handle(actor: Actor, ids: readonly number[], { outcome, reason }: Decision): Promise<void> {
    return this.#each(ids, async (trx, row, found) => {
      requireOpen(row, found)
      if (row.target_type === 'user' && outcome === 'deleted')
        throw fieldRefused(Code.badParameters, 'outcome', 'notAllowed')
      await this.#apply(trx, actor, row, found, { outcome, reason })
      const reports = new ReportRepository(trx)
      await reports.close(row.id, outcome, reason, actor.id)
      await this.#record(trx, actor, row, found, 'report.handle', { outcome, reason })
      const told = await reports.takeUntold(row.id)
      await this.#deps.messages.send(
        trx,
        told.map((userId) => ({ userId, kind: 'system', ...toldOf(row, found, outcome) })),
      )
    })
  }

  /** Takes a decision back that can be taken back. @throws AppError 40400, 40900 when it is open or its thing is deleted */
  reopen(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.#each(ids, async (trx, row, found) => {
      if (row.outcome === null || row.outcome === 'deleted') throw new AppError(Code.conflict, 'cannotReopen')
      if (row.outcome === 'hidden' && found?.thing.state === 'hidden')
        await this.#deps.moderated[row.target_type].decideIn(trx, actor, row.target_id, 'visible')
      await new ReportRepository(trx).reopen(row.id)
      await this.#record(trx, actor, row, found, 'report.reopen', {})
    })
  }

  async #apply(
    trx: Transaction<DB>,
    actor: Actor,
    { target_type, target_id }: CaseRow,
    found: FoundThing | undefined,
    { outcome, reason }: Decision,
  ): Promise<void> {
    // What its author has deleted meanwhile needs nothing more.
    if (outcome === 'dismissed' || !found || found.thing.state === 'deleted') return
    await this.#deps.moderated[target_type].decideIn(trx, actor, target_id, outcome, reason)
  }

  #each(
    ids: readonly number[],
    work: (trx: Transaction<DB>, row: CaseRow, found: FoundThing | undefined) => Promise<void>,
  ): Promise<void> {
    return this.#deps.kysely.transaction().execute(async (trx) => {
      // In one order for everybody, so that two admins do not wait for each other.
      for (const id of ids.toSorted((a, b) => a - b)) {
        const row = await new ReportRepository(trx).lock(id)
        if (!row) throw notFound()
        const things = await findThings(trx, row.target_type, [row.target_id])
        await work(trx, row, things.get(row.target_id))
      }
    })
  }

  #record(
    trx: Transaction<DB>,
    actor: Actor,
    row: CaseRow,
    found: FoundThing | undefined,
    action: Action,
    after: Record<string, string>,
  ): Promise<void> {
    const target = { id: row.id, name: nameOf(row, found) }
    return this.#deps.audit.record(trx, actor, { action, target, before: {}, after })
  }
}

/** What was reported, what came of it, and where that is seen. */
function toldOf({ target_type }: CaseRow, found: FoundThing | undefined, outcome: ReportOutcome) {
  const { title = '', excerpt = '', path = '' } = found?.thing ?? {}
  const event = target_type === 'user' && outcome === 'hidden' ? 'cleared' : outcome
  // Where a comment was, its readers find what became of it; a post that is gone has no page.
  const isGone = target_type === 'discussion' && outcome !== 'dismissed'
  const said = target_type === 'comment' ? { subject: excerpt, excerpt: title } : { subject: title, excerpt }
  return { event: `report.${event}` as const, ...said, path: isGone ? '' : path }
}

const nameOf = ({ id }: CaseRow, found: FoundThing | undefined): string =>
  found?.thing.title || found?.thing.excerpt || String(id)

/** @throws AppError 40900 with who handled it and how */
function requireOpen(row: CaseRow, found: FoundThing | undefined): void {
  if (row.outcome !== null) throw handledBefore(row.outcome, nameOf(row, found), row.assignee_name)
}
