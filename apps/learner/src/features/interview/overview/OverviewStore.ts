import type { InterviewOverview } from '@app/contract/interview-session/schemas'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

/** How the user's interviews went so far, and the one that waits to be gone on with. Guests have none. */
export class OverviewStore {
  readonly overview = new RequestState<InterviewOverview>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  /** What stands beside the page's own matter: a failure takes nothing else away. */
  async load(): Promise<void> {
    const { api, session } = this.#root
    if (!session.isLoggedIn) return
    await this.overview.run((signal) => api.interviewSession.overview({}, { signal, quiet: true }))
  }
}
