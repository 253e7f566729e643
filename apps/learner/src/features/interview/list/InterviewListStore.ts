import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { OverviewStore } from '../overview/OverviewStore.ts'

/** What one can be interviewed for. */
export class InterviewListStore {
  readonly banks = new RequestState<InterviewBank[]>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { banks: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([
      this.banks.run((signal) => this.#root.api.interviewBank.list({}, { signal })),
      this.#root.feature(OverviewStore).load(),
    ])
  }

  /** The headings the banks stand under, in the order of the banks. */
  get groups(): string[] {
    const names = (this.banks.value ?? []).map(({ groupName }) => groupName)
    return [...new Set(names)].filter((name) => name !== '')
  }

  /** The banks of a group, or all; what most people did comes first. */
  banksOf(group: string | undefined): InterviewBank[] {
    const banks = this.banks.value ?? []
    const shown = group === undefined ? banks : banks.filter(({ groupName }) => groupName === group)
    return shown.toSorted((one, other) => other.learnerCount - one.learnerCount)
  }
}
