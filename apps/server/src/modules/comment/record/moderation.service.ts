import type { CommentState } from '@app/contract/comment/values'
import type { MessageEvent } from '@app/contract/message/values'
import type { Kysely, Transaction } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { handledBefore, takenBack } from '../../../platform/handled-before.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { ModeratedContent } from '../../../platform/moderated-content.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { MessageService } from '../../message/message.service.ts'
import { type CommentRecord, CommentRepository } from '../write/comment.repository.ts'
import type { CommentService } from '../write/comment.service.ts'
import { commentPath } from './comment-path.ts'

interface ModerationDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  messages: MessageService
  comments: Pick<CommentService, 'setState'>
}

/** What admins bring a comment to. */
export type DecidedState = Exclude<CommentState, 'held'>

const acts = {
  hidden: { action: 'comment.hide', event: 'moderation.hidden' },
  visible: { action: 'comment.restore', event: 'moderation.restored' },
  deleted: { action: 'comment.delete', event: 'moderation.deleted' },
} as const satisfies Record<DecidedState, { action: string; event: MessageEvent }>

const stateActions = {
  hidden: acts.hidden.action,
  visible: acts.visible.action,
  deleted: acts.deleted.action,
}

/** As long as a comment is named by in a notice. */
const TITLE_LENGTH = 40
/** As long as the subject of a message. */
const SUBJECT_LENGTH = 200
/** As long as the name of what the audit log tells of. */
const NAME_LENGTH = 100

/** What admins do to comments: all of those they name or none. What is so already is left as it is. */
export class CommentModerationService implements ModeratedContent {
  readonly #deps: ModerationDependencies

  constructor(deps: ModerationDependencies) {
    this.#deps = deps
  }

  /** Hides, restores or deletes comments; their authors are told. @throws AppError 40400, 40900 for what is no longer as `from` says */
  decide(
    actor: Actor,
    ids: readonly number[],
    state: DecidedState,
    { reason = '', from }: { reason?: string; from?: 'held' | undefined },
  ): Promise<void> {
    return this.#deps.kysely.transaction().execute(async (trx) => {
      // In one order for everybody, so that two admins do not wait for each other.
      for (const id of ids.toSorted((a, b) => a - b)) {
        const before = await this.#deps.comments.setState(trx, id, state, reason)
        if (from) await (before ? this.#requireHeld(trx, before) : this.#requireKept(trx, id))
        await this.#finish(trx, actor, before, state, reason)
      }
    })
  }

  /** Takes an earlier text of a comment out of its history. @throws AppError 40400 */
  removeRevision(actor: Actor, id: number, version: number): Promise<void> {
    return this.#deps.kysely.transaction().execute(async (trx) => {
      const comments = new CommentRepository(trx)
      const comment = await comments.find(id)
      if (!comment || !(await comments.deleteRevision(id, version))) throw notFound()
      const target = { id, name: excerptOf(comment.content, NAME_LENGTH) }
      await this.#deps.audit.record(trx, actor, { action: 'comment.removeRevision', target })
    })
  }

  /** Does what {@link decide} does to one comment, within the transaction of what led to it. @throws AppError 40400 */
  async decideIn(
    trx: Transaction<DB>,
    actor: Actor,
    id: number,
    state: DecidedState,
    reason = '',
  ): Promise<void> {
    await this.#finish(trx, actor, await this.#deps.comments.setState(trx, id, state, reason), state, reason)
  }

  /** @param comment as it was before this transaction @throws AppError 40900 with who did what to it */
  async #requireHeld(trx: Transaction<DB>, { id, state, content }: CommentRecord): Promise<void> {
    if (state === 'held') return
    const title = excerptOf(content, TITLE_LENGTH)
    const by = await this.#deps.audit.whoBrought(trx, id, state, stateActions)
    throw state === 'deleted' && by === null ? takenBack(title) : handledBefore(state, title, by)
  }

  /** A comment leaves nothing but the log when it is deleted. @throws AppError 40900 with who deleted it */
  async #requireKept(trx: Transaction<DB>, id: number): Promise<void> {
    const deleted = await this.#deps.audit.whoDid(trx, id, [acts.deleted.action])
    if (deleted) throw handledBefore('deleted', excerptOf(deleted.name, TITLE_LENGTH), deleted.by)
  }

  async #finish(
    trx: Transaction<DB>,
    actor: Actor,
    before: CommentRecord | undefined,
    state: DecidedState,
    reason: string,
  ): Promise<void> {
    if (!before || before.state === 'deleted') throw notFound()
    const { id } = before
    if (before.state === state) return
    await this.#deps.audit.record(trx, actor, {
      action: acts[state].action,
      target: { id, name: excerptOf(before.content, NAME_LENGTH) },
      before: { state: before.state, reason: before.state_reason },
      after: { state, reason },
    })
    await this.#tell(trx, actor, before, acts[state].event, reason)
  }

  async #tell(
    trx: Transaction<DB>,
    actor: Actor,
    comment: CommentRecord,
    event: MessageEvent,
    reason: string,
  ): Promise<void> {
    // An admin's own comment needs no message; whose act it was stays among admins.
    if (comment.author_id === actor.id) return
    const subject = excerptOf(comment.content, SUBJECT_LENGTH)
    await this.#deps.messages.send(trx, [
      {
        userId: comment.author_id,
        kind: 'system',
        event,
        subject,
        excerpt: reason,
        path: commentPath(comment),
      },
    ])
  }
}
