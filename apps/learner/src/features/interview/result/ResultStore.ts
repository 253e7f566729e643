import { ApiError } from '@app/api-client'
import { type InterviewObjection, type InterviewReport, SESSION_STATES } from '@app/contract'
import { Code } from '@app/contract/envelope'
import { makeAutoObservable, runInAction } from 'mobx'
import { z } from 'zod/mini'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { OverviewStore } from '../overview/OverviewStore.ts'

/** How often it is asked whether the score is there. */
const POLL_MILLISECONDS = 2_000

/** What an interview came to, and what follows from it. */
export class ResultStore {
  readonly result = new RequestState<InterviewReport>()
  /** A model takes its time to score it: the page asks again by itself. */
  isBeingScored = false
  isAdding = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { result: false }, { autoBind: true })
  }

  async load(id: number): Promise<void> {
    this.leave()
    if (this.result.value?.id !== id) this.result.reset()
    this.isBeingScored = false
    await Promise.all([this.#fetch(id), this.#root.feature(OverviewStore).load()])
  }

  /** The user leaves the page. */
  leave(): void {
    clearTimeout(this.#timer)
  }

  /** Shows an objection that the server has taken. */
  addObjection(objection: InterviewObjection): void {
    this.result.update((result) => ({ ...result, objections: [...result.objections, objection] }))
    this.#watch()
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

  async #fetch(id: number): Promise<void> {
    // What is not scored yet is not an error that a toast has to tell: the page says so.
    await this.result.run((signal) => this.#root.api.interviewSession.result({ id }, { signal, quiet: true }))
    runInAction(() => {
      this.isBeingScored = isScoring(this.result.error)
    })
    if (this.isBeingScored) this.#timer = setTimeout(() => void this.#fetch(id), POLL_MILLISECONDS)
    else this.#watch()
  }

  /** Asks again as long as the model is at a second scoring. */
  #watch(): void {
    const { value } = this.result
    if (!value?.objections.some(({ second, outcome }) => second === null && outcome === 'open')) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#fetch(value.id), POLL_MILLISECONDS)
  }
}

const notYet = z.object({ state: z.enum(SESSION_STATES) })

function isScoring(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== Code.conflict) return false
  return notYet.safeParse(error.data).data?.state === 'scoring'
}
