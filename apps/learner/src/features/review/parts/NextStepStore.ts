import type { PlanToday } from '@app/contract/plan/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { type NextStep, nextStepOf } from './next-step.ts'

/** What comes after what one has just finished. */
export class NextStepStore {
  readonly plan = new RequestState<PlanToday>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { plan: false }, { autoBind: true })
  }

  /** Without an answer there is no more than the bank to go on with. */
  get step(): NextStep | null {
    const { value, status } = this.plan
    if (value && status !== 'loading') return nextStepOf(value)
    return status === 'failed' ? { kind: 'free', to: '/problems', count: 0 } : null
  }

  load(): Promise<void> {
    return this.plan.run((signal) => this.#root.api.plan.today({}, { signal, quiet: true }))
  }
}
