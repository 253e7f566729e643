import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

/** Whether the reader's account is new, so that its links to other sites wait for an admin. Asked for once. */
export class StandingStore {
  readonly #standing = new RequestState<{ isNew: boolean }>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  get isNew(): boolean {
    return this.#standing.value?.isNew ?? false
  }

  load(): void {
    if (this.#standing.status !== 'idle') return
    void this.#standing.run((signal) => this.#root.api.user.standing({}, { quiet: true, signal }))
  }
}
