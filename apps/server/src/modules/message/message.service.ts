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
}
