import type { Announcement } from '@app/contract/announcement/schemas'
import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { Transaction } from 'kysely'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { MessageService } from '../message/message.service.ts'
import { toAnnouncement, toDraft } from './announcement.mapper.ts'
import type {
  AnnouncementDraft,
  AnnouncementListArguments,
  AnnouncementRepository,
  AnnouncementRow,
} from './announcement.repository.ts'
import type { DeliveryRepository } from './delivery.repository.ts'

interface AnnouncementDependencies {
  announcements: AnnouncementRepository
  deliveries: DeliveryRepository
  /** Has the messages of what is published made, once the transaction is committed. */
  deliver: (transaction: Transaction<DB>) => Promise<void>
  audit: AuditLogService
  messages: MessageService
}

/** Announcements to all users or those of a role: drafted, published once, then delivered as a message to each. */
export class AnnouncementService {
  readonly #deps: AnnouncementDependencies

  constructor(deps: AnnouncementDependencies) {
    this.#deps = deps
  }

  async page(query: AnnouncementListArguments & Paging): Promise<Page<Announcement>> {
    const { announcements, deliveries } = this.#deps
    const users = await deliveries.countUsers()
    return paging(
      query,
      (list, slice) => announcements.page(list, slice),
      (row) => toAnnouncement(row, users),
    )
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<Announcement> {
    const { announcements, deliveries } = this.#deps
    const [row, users] = await Promise.all([announcements.find(id), deliveries.countUsers()])
    if (!row) throw notFound()
    return toAnnouncement(row, users)
  }

  /** @returns the draft's id */
  add(actor: Actor, draft: AnnouncementDraft): Promise<number> {
    const { announcements, audit } = this.#deps
    return announcements.transact(async (trx) => {
      const id = await announcements.insert(trx, draft)
      const target = { id, name: draft.title }
      await audit.record(trx, actor, { action: 'announcement.add', target, after: { ...draft } })
      return id
    })
  }

  /** @throws AppError 40400, 40900 when it is published, or another version was edited */
  async update(
    actor: Actor,
    { id, version, ...draft }: AnnouncementDraft & { id: number; version: number },
  ): Promise<void> {
    const { announcements, audit } = this.#deps
    await announcements.transact(async (trx) => {
      const row = await this.#claim(trx, id, version)
      await announcements.update(trx, id, draft)
      await audit.record(trx, actor, {
        action: 'announcement.update',
        target: { id, name: row.title },
        before: { ...toDraft(row) },
        after: { ...draft },
      })
    })
  }

  /**
   * Publishes a draft; its messages are made in the background.
   * @returns how many users it is for
   * @throws AppError 40400, 40900 when it is published already, or was edited meanwhile
   */
  async publish(actor: Actor, { id, version }: { id: number; version: number }): Promise<number> {
    const { announcements, deliveries, deliver, audit } = this.#deps
    const users = await deliveries.countUsers()
    return announcements.transact(async (trx) => {
      const row = await this.#claim(trx, id, version)
      await announcements.publish(trx, id)
      const { audience } = toDraft(row)
      const target = { id, name: row.title }
      const after = { audience, recipientCount: users[audience] }
      await audit.record(trx, actor, { action: 'announcement.publish', target, after })
      await deliver(trx)
      return users[audience]
    })
  }

  /** Deletes an announcement and takes its messages back. @throws AppError 40400 */
  async delete(actor: Actor, id: number): Promise<void> {
    const { announcements, audit, messages } = this.#deps
    await announcements.transact(async (trx) => {
      const row = await announcements.lock(trx, id)
      if (!row) throw notFound()
      await messages.takeBackAnnouncement(trx, id)
      await announcements.delete(trx, id)
      const target = { id, name: row.title }
      await audit.record(trx, actor, { action: 'announcement.delete', target, before: { ...toDraft(row) } })
    })
  }

  /** The draft of that version, locked. */
  async #claim(trx: Transaction<DB>, id: number, version: number): Promise<AnnouncementRow> {
    const { announcements, deliveries } = this.#deps
    const row = await announcements.lock(trx, id)
    if (!row) throw notFound()
    if (row.publish_time !== null) throw new AppError(Code.conflict, 'alreadyPublished')
    if (row.version === version) return row
    const current = toAnnouncement(row, await deliveries.countUsers(trx))
    throw new AppError(Code.conflict, 'conflict', { current })
  }
}
