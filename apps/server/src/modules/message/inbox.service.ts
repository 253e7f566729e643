import type { EndpointArguments } from '@app/contract/common/endpoint'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import type { MessageDetail, MessagePage, MessageSettings, UnreadByTab } from '@app/contract/message/schemas'
import {
  MESSAGE_KINDS,
  MESSAGE_TAB_KINDS,
  MESSAGE_TABS,
  type MessageKind,
  type MessageTab,
} from '@app/contract/message/values'
import { AppError, notFound } from '../../platform/app-error.ts'
import { toMessage } from './message.mapper.ts'
import type { MessageRepository } from './message.repository.ts'
import type { MessageChanges } from './message-changes.ts'
import type { MessagePreferenceRepository } from './message-preference.repository.ts'

type MessageQuery = EndpointArguments<Contract['message']['mine']>

interface InboxDependencies {
  repository: MessageRepository
  preferences: MessagePreferenceRepository
  changes: MessageChanges
  /** Whether mails leave this server. */
  canMail: boolean
}

/** Users' own messages: read, marked as read, deleted. */
export class InboxService {
  readonly #deps: InboxDependencies

  constructor(deps: InboxDependencies) {
    this.#deps = deps
  }

  async page(userId: number, { current, pageSize, tab, kind, state }: MessageQuery): Promise<MessagePage> {
    const { repository } = this.#deps
    const filter = { kinds: kindsOf(tab, kind), state }
    const [rows, total, unread] = await Promise.all([
      repository.list(userId, filter, { limit: pageSize, offset: (current - 1) * pageSize }),
      repository.count(userId, filter),
      repository.countUnreadByKind(userId),
    ])
    return { records: rows.map(toMessage), total, current, pageSize, unread: byTab(unread) }
  }

  /** @throws AppError 40400 */
  async detail(userId: number, id: number): Promise<MessageDetail> {
    const row = await this.#deps.repository.find(userId, id)
    if (!row) throw notFound()
    return { ...toMessage(row), content: row.content ?? '' }
  }

  /** Marking what is read already is no fault. @throws AppError 40400 */
  async read(userId: number, id: number): Promise<void> {
    const { repository, changes } = this.#deps
    await repository.transact(async (trx) => {
      const found = await repository.read(trx, userId, id)
      if (!found) throw notFound()
      if (found.isNew) await changes.publishIn(trx, [userId])
    })
  }

  /**
   * Marks what the reader saw as read: what came later stays unread.
   * @returns how many were unread until now
   */
  readAll(userId: number, { tab, until }: { tab?: MessageTab | undefined; until: string }): Promise<number> {
    const { repository, changes } = this.#deps
    return repository.transact(async (trx) => {
      const kinds = kindsOf(tab, undefined)
      const count = await repository.readAll(trx, userId, { kinds, until: new Date(until) })
      if (count > 0) await changes.publishIn(trx, [userId])
      return count
    })
  }

  /** @throws AppError 40400 */
  async delete(userId: number, id: number): Promise<void> {
    const { repository, changes } = this.#deps
    await repository.transact(async (trx) => {
      if (!(await repository.delete(trx, userId, id))) throw notFound()
      await changes.publishIn(trx, [userId])
    })
  }

  countUnread(userId: number): Promise<number> {
    return this.#deps.repository.countUnread(userId)
  }

  async settings(userId: number): Promise<MessageSettings> {
    const { preferences, canMail } = this.#deps
    return { ...(await preferences.get(userId)), canMail }
  }

  /** @throws AppError 40000 at each kind that is to go by mail where none is sent */
  async updatePreferences(
    userId: number,
    preferences: EndpointArguments<Contract['message']['updatePreferences']>,
  ): Promise<void> {
    const { canMail } = this.#deps
    const refused = canMail ? [] : MESSAGE_KINDS.filter((kind) => preferences[kind] === 'mail')
    if (refused.length > 0) {
      const faults = refused.map((path) => ({ path, message: 'noMail' }))
      throw new AppError(Code.badParameters, 'badParameters', faults)
    }
    await this.#deps.preferences.update(userId, preferences)
  }
}

/** null: all of them. */
function kindsOf(tab: MessageTab | undefined, kind: MessageKind | undefined): readonly MessageKind[] | null {
  const ofTab = tab === undefined ? null : MESSAGE_TAB_KINDS[tab]
  if (kind === undefined) return ofTab
  return (ofTab ?? MESSAGE_KINDS).filter((one) => one === kind)
}

function byTab(counts: readonly { kind: string; count: number }[]): UnreadByTab {
  const sum = (isMeant: (kind: string) => boolean) =>
    counts.reduce((total, { kind, count }) => total + (isMeant(kind) ? count : 0), 0)
  const unread: UnreadByTab = {
    all: sum(() => true),
    comment: 0,
    like: 0,
    mention: 0,
    study: 0,
    interview: 0,
    system: 0,
  }
  for (const tab of MESSAGE_TABS)
    unread[tab] = sum((kind) => MESSAGE_TAB_KINDS[tab].some((one) => one === kind))
  return unread
}
