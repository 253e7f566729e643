import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { MessageWriter } from './MessageWriter.ts'
import type { MessageRepository } from './message.repository.ts'
import type { MessageChanges } from './message-changes.ts'
import type { NewMessage, Withdrawal } from './new-message.ts'

export type { NewMessage, Withdrawal }

/** A year. */
const KEPT_DAYS = 365
const PURGED_AT_ONCE = 5_000

/** What users are told. */
export class MessageService {
  readonly #messages: MessageRepository
  readonly #changes: MessageChanges

  constructor(messages: MessageRepository, changes: MessageChanges) {
    this.#messages = messages
    this.#changes = changes
  }

  /**
   * Tells users something, in the transaction of what it tells of.
   * @returns how many messages there were: nobody is told of their own acts, nor of what they do not want
   */
  async send(trx: Transaction<DB>, messages: readonly NewMessage[]): Promise<number> {
    const told = await new MessageWriter(trx).write(messages)
    await this.#changes.publishIn(trx, told)
    return told.length
  }

  /** Takes an act back, e.g. a like: it leaves the message it was folded into, which goes when nobody is left in it. */
  async takeBack(trx: Transaction<DB>, withdrawal: Withdrawal): Promise<void> {
    await this.#changes.publishIn(trx, await new MessageWriter(trx).takeBack(withdrawal))
  }

  /** Deletes the messages made from an announcement. */
  async takeBackAnnouncement(trx: Transaction<DB>, announcementId: number): Promise<void> {
    await this.#messages.deleteOfAnnouncement(trx, announcementId)
    // They may be everybody's.
    await this.#changes.publishIn(trx, null)
  }

  /** Deletes what nobody looks for any more, read or not. */
  async purge(): Promise<void> {
    while ((await this.#messages.purge(KEPT_DAYS, PURGED_AT_ONCE)) === PURGED_AT_ONCE);
  }

  /** Deletes a user's messages; in those of others they are somebody who has left. */
  async forgetUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await this.#messages.deleteOfUser(trx, userId)
    await this.#messages.forgetActor(trx, userId)
  }
}
