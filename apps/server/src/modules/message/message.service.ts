import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { MessageRepository } from './message.repository.ts'

/** Messages to users. */
export class MessageService {
  readonly #messages: MessageRepository

  constructor(messages: MessageRepository) {
    this.#messages = messages
  }

  countUnread(userId: number): Promise<number> {
    return this.#messages.countUnread(userId)
  }

  /** Deletes a user's messages. */
  forgetUser(trx: Transaction<DB>, userId: number): Promise<void> {
    return this.#messages.deleteOfUser(trx, userId)
  }
}
