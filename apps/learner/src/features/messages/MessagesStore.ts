import type { MessageDetail } from '@app/contract/message/schemas'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { type MessageQuery, PAGE_SIZE } from './message-query.ts'
import { MessageList } from './parts/MessageList.ts'

/** A page of the user's messages, and the one that is open. */
export class MessagesStore {
  readonly messages: MessageList
  readonly opened = new RequestState<MessageDetail>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    this.messages = new MessageList(root)
  }

  async load({ tab, state, page, id }: MessageQuery): Promise<void> {
    const list = this.messages.load({
      current: page,
      pageSize: PAGE_SIZE,
      ...(tab && { tab }),
      ...(state && { state }),
    })
    await Promise.all([list, this.#open(id)])
  }

  async #open(id: number | undefined): Promise<void> {
    if (id === undefined) return this.opened.reset()
    if (this.opened.value?.id !== id) this.opened.reset()
    await this.opened.run((signal) => this.#root.api.message.detail({ id }, { signal, quiet: true }))
    const { value } = this.opened
    if (value) await this.messages.read(value)
  }
}
