import type { SharedInterview } from '@app/contract/interview-share/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

/** What somebody shows of their interview. */
export class SharedStore {
  readonly shared = new RequestState<SharedInterview>()
  token = ''
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { shared: false }, { autoBind: true })
  }

  async load(token: string): Promise<void> {
    if (this.token !== token) this.shared.reset()
    this.token = token
    await this.shared.run((signal) => this.#root.api.interviewShare.get({ token }, { signal, quiet: true }))
  }
}
