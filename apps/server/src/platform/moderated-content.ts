import type { PublicationState } from '@app/contract/discussion/values'
import type { Transaction } from 'kysely'
import type { DB } from './db/schema.gen.ts'
import type { Actor } from './http/actor.ts'

/** What admins do to one kind of things that users publish. */
export interface ModeratedContent {
  /**
   * Leaves a thing to its author and admins, lets everybody read it, or deletes it, within the transaction of what led
   * to it: noted in the audit log, told to the author. What is so already is left as it is.
   * @throws AppError 40400
   */
  decideIn(
    trx: Transaction<DB>,
    actor: Actor,
    id: number,
    state: Exclude<PublicationState, 'held'>,
    reason?: string,
  ): Promise<void>
}
