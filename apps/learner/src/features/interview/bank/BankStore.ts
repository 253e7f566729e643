import { ApiError } from '@app/api-client'
import type { FieldError } from '@app/contract/common/envelope'
import { Code } from '@app/contract/common/envelope'
import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import type { InterviewResult, InterviewSessionSummary } from '@app/contract/interview-session/schemas'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { browserStorage, type KeyValueStorage } from '../../../shared/browser-storage.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { PagedList } from '../../../shared/stores/PagedList.ts'
import { OverviewStore } from '../overview/OverviewStore.ts'
import { defaultWish, type Wish } from './default-wish.ts'
import { forgetWish, keepWish, readKeptWish } from './kept-wish.ts'

export const PAGE_SIZE = 8

/** One interview bank: how one wants to be interviewed, and how one did so far. */
export class BankStore {
  readonly bank = new RequestState<InterviewBank>()
  readonly topics = new RequestState<InterviewResult['topics']>()
  readonly sessions = new PagedList<InterviewSessionSummary, { page: number; bankId: number }>(
    ({ page, bankId }, signal) =>
      this.#root.api.interviewSession.page(
        { current: page, pageSize: PAGE_SIZE, bankId },
        { signal, quiet: true },
      ),
  )
  /** Null until the bank is known. */
  wish: Wish | null = null
  /** What the server refused in it, by field. */
  problems: readonly FieldError[] = []
  isStarting = false
  readonly #root: RootStore
  readonly #tab: KeyValueStorage
  /** The topics the options began with; another address begins anew. */
  #asked = ''
  #isTouched = false

  /** @param tab what lives as long as the tab */
  constructor(root: RootStore, tab = browserStorage('sessionStorage')) {
    this.#root = root
    this.#tab = tab
    makeAutoObservable(
      this,
      {
        bank: false,
        topics: false,
        sessions: false,
        wish: observableRef,
        problems: observableRef,
      },
      { autoBind: true },
    )
  }

  async load(id: number, asked: readonly string[], page: number): Promise<void> {
    if (this.bank.value?.id !== id) this.#clear()
    const { api, session } = this.#root
    await Promise.all([
      this.bank.run((signal) => api.interviewBank.get({ id }, { signal, quiet: true })),
      ...(session.isLoggedIn
        ? [
            this.topics.run((signal) => api.interviewSession.topics({ bankId: id }, { signal, quiet: true })),
            this.sessions.load({ page, bankId: id }),
            this.#root.feature(OverviewStore).load(),
          ]
        : []),
    ])
    runInAction(() => this.#begin(asked))
  }

  choose(change: Partial<Wish>): void {
    if (!this.wish) return
    this.#isTouched = true
    this.wish = { ...this.wish, ...change }
    this.problems = this.problems.filter(({ path }) => !(path in change))
    if (!this.#root.session.isLoggedIn) keepWish(this.#tab, this.wish)
  }

  problemOf(field: keyof Wish): string | undefined {
    return this.problems.find(({ path }) => path.split('.')[0] === field)?.message
  }

  /**
   * Begins the interview.
   * @returns its id, or that of the one that is not over; null when the server refuses, which the user is told
   */
  async start(): Promise<number | null> {
    if (!this.wish || this.isStarting) return null
    this.isStarting = true
    this.problems = []
    try {
      return await this.#root.api.interviewSession.add(this.wish, { quiet: true })
    } catch (error) {
      return runInAction(() => this.#refuse(error))
    } finally {
      runInAction(() => {
        this.isStarting = false
      })
    }
  }

  #refuse(error: unknown): number | null {
    const { toasts, i18n } = this.#root
    const openId = openSessionOf(error)
    if (openId !== null) {
      toasts.info(i18n.t('interview:start.wasOpen'))
      return openId
    }
    if (error instanceof ApiError) this.problems = error.fieldErrors
    if (this.problems.length === 0) toasts.error(error instanceof Error ? error.message : String(error))
    return null
  }

  #begin(asked: readonly string[]): void {
    const { value: bank } = this.bank
    if (!bank) return
    const key = JSON.stringify(asked)
    if (this.wish && this.#isTouched && this.#asked === key) return
    const missed = this.#root.feature(OverviewStore).overview.value?.missed ?? []
    const kept = readKeptWish(this.#tab, bank)
    this.wish = { ...defaultWish(bank, missed, asked), ...kept }
    this.#asked = key
    this.#isTouched = kept !== null
    if (this.#root.session.isLoggedIn) forgetWish(this.#tab, bank.id)
  }

  #clear(): void {
    for (const state of [this.bank, this.topics, this.sessions]) state.reset()
    this.wish = null
    this.problems = []
    this.#isTouched = false
  }
}

function openSessionOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== Code.conflict) return null
  const { data } = error
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number'
    ? data.id
    : null
}
