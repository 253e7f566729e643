import type { MessageService, NewMessage } from '../message/message.service.ts'
import type { DeliveryRepository } from './delivery.repository.ts'

/** Hands announcements to the users they are for. */
export class DeliveryService {
  readonly #deliveries: DeliveryRepository
  readonly #messages: MessageService

  constructor(deliveries: DeliveryRepository, messages: MessageService) {
    this.#deliveries = deliveries
    this.#messages = messages
  }

  /** Published announcements that are not fully delivered. */
  listUndelivered(): Promise<number[]> {
    return this.#deliveries.listUndelivered()
  }

  /**
   * Makes the messages of the next users and notes how far it has come, in one transaction; whoever else delivers the
   * same announcement waits, then goes on from there.
   * @returns whether there may be more
   */
  deliver(id: number, size: number): Promise<boolean> {
    const deliveries = this.#deliveries
    return deliveries.transact(async (trx) => {
      const news = await deliveries.lock(trx, id)
      if (!news) return false
      const userIds = await deliveries.listNext(trx, id, size)
      const isLast = userIds.length < size
      const messages = userIds.map((userId) => messageOf(userId, id, news.title))
      const count = await this.#messages.send(trx, messages)
      await deliveries.advance(trx, id, { to: userIds.at(-1) ?? news.deliveredTo, count, isLast })
      return !isLast
    })
  }
}

/** Its text is read where the message is opened. */
function messageOf(userId: number, announcementId: number, subject: string): NewMessage {
  return { userId, kind: 'system', event: 'announcement', subject, path: '', announcementId }
}
