import type { Message } from '@app/contract/message/schemas'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { MailingRepository } from './mailing.repository.ts'
import { toMessage } from './message.mapper.ts'
import type { MessageRepository } from './message.repository.ts'

/** What goes out by mail, each message once. */
export class MailingService {
  readonly #mailing: MailingRepository
  readonly #messages: MessageRepository

  constructor(mailing: MailingRepository, messages: MessageRepository) {
    this.#mailing = mailing
    this.#messages = messages
  }

  /** Users with something to be mailed, in the order of their ids. */
  listRecipients(afterId: number, limit: number): Promise<number[]> {
    return this.#mailing.listRecipients(afterId, limit)
  }

  /** Notes that all that waits goes out now. @returns the ids */
  claim(trx: Transaction<DB>, userId: number): Promise<number[]> {
    return this.#mailing.claim(trx, userId)
  }

  /** The newest of some messages. */
  async listNewest(userId: number, ids: readonly number[], limit: number): Promise<Message[]> {
    const rows = await this.#messages.list(userId, { kinds: null, ids }, { limit, offset: 0 })
    return rows.map(toMessage)
  }

  /** They did not go out after all. */
  release(ids: readonly number[]): Promise<void> {
    return this.#mailing.release(ids)
  }

  /** The user gets no more mails of messages. */
  stop(trx: Transaction<DB>, userId: number): Promise<void> {
    return this.#mailing.stop(trx, userId)
  }
}
