import type { UnreadState } from '@app/contract/message/schemas'
import { makeObservable, observable, runInAction } from 'mobx'
import { warn } from '../../../shared/log.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { shareUnread } from './share-unread.ts'

/** How many messages the user has not read, as it is now. */
export class UnreadMessagesStore {
  /** Grows when messages have come or were read anywhere; whoever shows some fetches them again. */
  revision = 0
  readonly #request = new RequestState<number>()
  readonly #root: RootStore
  #known: string | null = null

  constructor(root: RootStore) {
    this.#root = root
    makeObservable(this, { revision: observable })
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

  /** Follows the count from now on. @returns ends it */
  follow(userId: number): () => void {
    const { api, storage } = this.#root
    return shareUnread({ userId, api, storage, onState: (state) => this.#take(state) })
  }

  /** Shows already that some were read; the server says the same soon. */
  lower(by: number): void {
    this.#request.update((count) => Math.max(0, count - by))
  }

  #take(state: UnreadState): void {
    this.#request.set(state.count)
    const text = JSON.stringify(state)
    if (this.#known === text) return
    if (this.#known !== null)
      runInAction(() => {
        this.revision += 1
      })
    this.#known = text
    if (isInView(state)) void this.#readNewest(state)
  }

  /** Whoever has the place in view needs not be told of it. */
  async #readNewest({ newest }: UnreadState): Promise<void> {
    if (!newest) return
    try {
      await this.#root.api.message.read({ id: newest.id }, { quiet: true })
    } catch (error) {
      warn('message not marked as read', error)
    }
  }
}

/** Whether this tab shows the page that the newest message leads to. */
function isInView({ newest }: UnreadState): boolean {
  return newest?.path === window.location.pathname && document.visibilityState === 'visible'
}
