import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'

/** Ends the mails of unread messages. */
export class UnsubscribeStore {
  readonly request = new RequestState<true>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  unsubscribe(token: string): Promise<void> {
    return this.request.run((signal) =>
      this.#root.api.message.unsubscribe({ token }, { signal, quiet: true }),
    )
  }
}
