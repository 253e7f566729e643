import { publicationState } from '@app/contract/discussion/schemas'
import type { DiscussionCategory, PublicationState } from '@app/contract/discussion/values'
import type { MessageEvent } from '@app/contract/message/values'
import type { Kysely, Transaction } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { handledBefore, takenBack } from '../../../platform/handled-before.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { ModeratedContent } from '../../../platform/moderated-content.ts'
import type { AuditAct, AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { MessageService } from '../../message/message.service.ts'
import { type DiscussionRow, DiscussionStore } from '../write/DiscussionStore.ts'
import type { DiscussionEditService } from '../write/discussion-edit.service.ts'

interface ModerationDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  messages: MessageService
  edits: Pick<DiscussionEditService, 'release'>
}

type Flag = 'is_pinned' | 'is_essence' | 'is_locked'
type Action = Extract<AuditAct['action'], `discussion.${string}`>

const flagActions = {
  is_pinned: ['discussion.unpin', 'discussion.pin'],
  is_essence: ['discussion.unmarkEssence', 'discussion.markEssence'],
  is_locked: ['discussion.unlock', 'discussion.lock'],
} as const

const stateActions = {
  hidden: 'discussion.hide',
  visible: 'discussion.restore',
  deleted: 'discussion.delete',
} as const satisfies Record<Exclude<PublicationState, 'held'>, Action>

/** What admins do to posts: all of those they name or none. What is so already is left as it is. */
export class DiscussionModerationService implements ModeratedContent {
  readonly #deps: ModerationDependencies

  constructor(deps: ModerationDependencies) {
    this.#deps = deps
  }

  /** Pins, marks as essence or locks posts, or takes that back. @throws AppError 40400 */
  setFlag(actor: Actor, ids: readonly number[], flag: Flag, value: boolean, reason = ''): Promise<void> {
    return this.#each(ids, async (trx, row) => {
      if (row[flag] === value) return
      await new DiscussionStore(trx).decide(row.id, { [flag]: value })
      const action = flagActions[flag][value ? 1 : 0]
      await this.#record(trx, actor, row, action, { reason: ['', reason] })
      if (flag === 'is_locked' && value) await this.#tell(trx, actor, row, 'moderation.locked', reason)
    })
  }

  /** @throws AppError 40400 */
  move(actor: Actor, ids: readonly number[], category: DiscussionCategory): Promise<void> {
    return this.#each(ids, async (trx, row) => {
      if (row.category === category) return
      await new DiscussionStore(trx).decide(row.id, { category })
      await this.#record(trx, actor, row, 'discussion.move', { category: [row.category, category] })
    })
  }

  /** Leaves posts to their authors and admins, who are told why. @throws AppError 40400, 40900 for what is no longer as `from` says */
  hide(actor: Actor, ids: readonly number[], reason: string, from?: 'held'): Promise<void> {
    return this.#each(ids, (trx, row) => this.#hide(trx, actor, row, reason), from)
  }

  /** Lets everybody read posts that were hidden or held. @throws AppError 40400, 40900 */
  restore(actor: Actor, ids: readonly number[], from?: 'held'): Promise<void> {
    return this.#each(ids, (trx, row) => this.#restore(trx, actor, row), from)
  }

  /** @throws AppError 40400, 40900 */
  delete(actor: Actor, ids: readonly number[], reason: string, from?: 'held'): Promise<void> {
    return this.#each(ids, (trx, row) => this.#delete(trx, actor, row, reason), from)
  }

  /** Takes an earlier text of a post out of its history. @throws AppError 40400 */
  removeRevision(actor: Actor, id: number, revisionId: number): Promise<void> {
    return this.#each([id], async (trx, row) => {
      if (!(await new DiscussionStore(trx).deleteRevision(id, revisionId))) throw notFound()
      await this.#record(trx, actor, row, 'discussion.removeRevision', {})
    })
  }

  async decideIn(
    trx: Transaction<DB>,
    actor: Actor,
    id: number,
    state: Exclude<PublicationState, 'held'>,
    reason = '',
  ): Promise<void> {
    const row = await claim(trx, id)
    if (state === 'hidden') await this.#hide(trx, actor, row, reason)
    else if (state === 'visible') await this.#restore(trx, actor, row)
    else await this.#delete(trx, actor, row, reason)
  }

  async #hide(trx: Transaction<DB>, actor: Actor, row: DiscussionRow, reason: string): Promise<void> {
    if (row.state === 'hidden') return
    await new DiscussionStore(trx).setState(row, 'hidden', reason)
    await this.#recordState(trx, actor, row, 'discussion.hide', 'hidden', reason)
    await this.#tell(trx, actor, row, 'moderation.hidden', reason)
  }

  async #restore(trx: Transaction<DB>, actor: Actor, row: DiscussionRow): Promise<void> {
    if (row.state === 'visible') return
    await this.#deps.edits.release(trx, row)
    await this.#recordState(trx, actor, row, 'discussion.restore', 'visible')
    await this.#tell(trx, actor, row, 'moderation.restored')
  }

  async #delete(trx: Transaction<DB>, actor: Actor, row: DiscussionRow, reason: string): Promise<void> {
    await new DiscussionStore(trx).setState(row, 'deleted', reason)
    await this.#recordState(trx, actor, row, 'discussion.delete', 'deleted', reason)
    await this.#tell(trx, actor, row, 'moderation.deleted', reason)
  }

  #each(
    ids: readonly number[],
    work: (trx: Transaction<DB>, row: DiscussionRow) => Promise<void>,
    from?: 'held',
  ): Promise<void> {
    return this.#deps.kysely.transaction().execute(async (trx) => {
      // In one order for everybody, so that two admins do not wait for each other.
      for (const id of ids.toSorted((a, b) => a - b)) {
        if (from) await this.#requireHeld(trx, id)
        await work(trx, await claim(trx, id))
      }
    })
  }

  /** @throws AppError 40400, 40900 with who did what to it, or that its author deleted it */
  async #requireHeld(trx: Transaction<DB>, id: number): Promise<void> {
    const row = await new DiscussionStore(trx).lockAny(id)
    if (!row) throw notFound()
    const { title } = row
    const state = publicationState.parse(row.state)
    if (state === 'held') return
    const by = await this.#deps.audit.whoBrought(trx, id, state, stateActions)
    throw state === 'deleted' && by === null ? takenBack(title) : handledBefore(state, title, by)
  }

  #recordState(
    trx: Transaction<DB>,
    actor: Actor,
    row: DiscussionRow,
    action: Action,
    state: PublicationState,
    reason = '',
  ): Promise<void> {
    return this.#record(trx, actor, row, action, {
      state: [row.state, state],
      reason: [row.state_reason, reason],
    })
  }

  #record(
    trx: Transaction<DB>,
    actor: Actor,
    { id, title }: DiscussionRow,
    action: Action,
    change: Record<string, readonly [string, string]>,
  ): Promise<void> {
    const side = (index: 0 | 1) =>
      Object.fromEntries(Object.entries(change).map(([field, values]) => [field, values[index]]))
    return this.#deps.audit.record(trx, actor, {
      action,
      target: { id, name: title },
      before: side(0),
      after: side(1),
    })
  }

  async #tell(
    trx: Transaction<DB>,
    actor: Actor,
    { id, author_id, title }: DiscussionRow,
    event: MessageEvent,
    reason = '',
  ): Promise<void> {
    // An admin's own post needs no message; whose act it was stays among admins.
    if (author_id === actor.id) return
    await this.#deps.messages.send(trx, [
      {
        userId: author_id,
        kind: 'system',
        event,
        subject: title,
        excerpt: reason,
        path: `/discussion/${id}`,
      },
    ])
  }
}

async function claim(trx: Transaction<DB>, id: number): Promise<DiscussionRow> {
  const row = await new DiscussionStore(trx).lock(id)
  if (!row) throw notFound()
  return row
}
