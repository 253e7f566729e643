import type { EndpointInput } from '@app/contract/common/endpoint'
import type { Contract } from '@app/contract/contract'
import type { Message, MessagePage } from '@app/contract/message/schemas'
import type { MessageTab } from '@app/contract/message/values'
import { MESSAGE_TAB_KINDS, MESSAGE_TABS } from '@app/contract/message/values'
import { warn } from '../../../shared/log.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { UnreadMessagesStore } from './UnreadMessagesStore.ts'

type MessageQuery = EndpointInput<Contract['message']['mine']>

/** Some of the user's messages, as a page or the bell shows them. */
export class MessageList extends RequestState<MessagePage> {
  readonly #root: RootStore
  #query: MessageQuery = {}

  constructor(root: RootStore) {
    super()
    this.#root = root
  }

  load(query: MessageQuery): Promise<void> {
    this.#query = query
    return this.run((signal) => this.#root.api.message.mine(query, { signal }))
  }

  /** Fetches them again; what stands there stays if it fails. */
  async refresh(): Promise<void> {
    if (!this.value) return
    try {
      this.set(await this.#root.api.message.mine(this.#query, { quiet: true }))
    } catch (error) {
      warn('messages not refreshed', error)
    }
  }

  /** Marks one as read, at once; a failure is only logged. */
  async read({ id, isRead, kind }: Message): Promise<void> {
    if (isRead) return
    this.#root.feature(UnreadMessagesStore).lower(1)
    this.update((page) => ({
      ...page,
      records: page.records.map((record) => (record.id === id ? { ...record, isRead: true } : record)),
      unread: lowerTab(page.unread, kind),
    }))
    try {
      await this.#root.api.message.read({ id }, { quiet: true })
    } catch (error) {
      warn('message not marked as read', error)
    }
  }

  /** Marks as read what the reader has seen: all, or of one tab. The user is told when it fails. */
  async readAll(tab: MessageTab | undefined): Promise<void> {
    const until = this.value?.records[0]?.updateTime
    if (until === undefined) return
    try {
      await this.#root.api.message.readAll({ until, ...(tab && { tab }) })
    } catch {
      return
    }
    await Promise.all([this.refresh(), this.#root.feature(UnreadMessagesStore).load()])
  }

  /** Takes one out at once; the user is told when it fails, and it is back. */
  async delete({ id }: Message): Promise<void> {
    this.update((page) => ({
      ...page,
      records: page.records.filter((record) => record.id !== id),
      total: page.total - 1,
    }))
    try {
      await this.#root.api.message.delete({ id })
    } catch {
      // The client has told it.
    }
    await this.refresh()
  }
}

function lowerTab(unread: MessagePage['unread'], kind: Message['kind']): MessagePage['unread'] {
  const tab = MESSAGE_TABS.find((one) => MESSAGE_TAB_KINDS[one].includes(kind))
  return { ...unread, all: unread.all - 1, ...(tab && { [tab]: unread[tab] - 1 }) }
}
