import type { InterviewResult } from '@app/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { OverviewStore } from '../overview/OverviewStore.ts'

/** What an interview came to, and what follows from it. */
export class ResultStore {
  readonly result = new RequestState<InterviewResult>()
  isAdding = false
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { result: false }, { autoBind: true })
  }

  async load(id: number): Promise<void> {
    if (this.result.value?.id !== id) this.result.reset()
    await Promise.all([
      // What is not scored yet is not an error that a toast has to tell: the page leads to the interview.
      this.result.run((signal) => this.#root.api.interviewSession.result({ id }, { signal, quiet: true })),
      this.#root.feature(OverviewStore).load(),
    ])
  }

  /** Puts the missed key points into the review. */
  async reviewMissed(): Promise<void> {
    const { value } = this.result
    if (!value || this.isAdding) return
    this.isAdding = true
    try {
      const count = await this.#root.api.interviewSession.review({ id: value.id })
      runInAction(() => this.result.update((result) => ({ ...result, reviewedCount: count })))
    } catch {
      // The api client has told the user.
    } finally {
      runInAction(() => {
        this.isAdding = false
      })
    }
  }
}
