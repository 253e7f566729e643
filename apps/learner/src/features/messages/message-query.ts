import type { MessageTab } from '@app/contract/message/values'
import { MESSAGE_TABS } from '@app/contract/message/values'
import { readChoice, readId, readPage, writeSearch } from '../../shared/list/list-query.ts'

export const PAGE_SIZE = 20

/** What the address of the message centre says. */
export interface MessageQuery {
  /** Undefined: all. */
  tab?: MessageTab | undefined
  state?: 'unread' | undefined
  page: number
  /** The message that is open. */
  id?: number | undefined
}

export function parseMessageQuery(search: URLSearchParams): MessageQuery {
  return {
    tab: readChoice(search, 'tab', MESSAGE_TABS),
    state: readChoice(search, 'state', ['unread'] as const),
    page: readPage(search),
    id: readId(search, 'id'),
  }
}

/** The address of a list of messages. */
export function messageAddress({ tab, state, page, id }: MessageQuery): string {
  return `/message${writeSearch({ tab, state, page: page === 1 ? undefined : page, id })}`
}
