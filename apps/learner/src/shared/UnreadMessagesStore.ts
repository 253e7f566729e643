import { warn } from './log.ts'
import { RequestState } from './RequestState.ts'
import type { RootStore } from './root/store-context.ts'

/** How many messages the user has not read. */
export class UnreadMessagesStore {
  readonly #request = new RequestState<number>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  /** 0 until it is known. */
  get count(): number {
    return this.#request.value ?? 0
  }

  /** Fetches the count; a failure is only logged. */
  async load(): Promise<void> {
    const { api } = this.#root
    await this.#request.run((signal) => api.message.unreadCount({}, { quiet: true, signal }))
    if (this.#request.status === 'failed') warn('unread messages not counted', this.#request.error)
  }
}
