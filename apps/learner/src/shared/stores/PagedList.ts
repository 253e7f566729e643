import type { Page } from '@app/contract/common/schemas'
import { makeObservable, observable, runInAction } from 'mobx'
import { RequestState } from '../RequestState.ts'

/** Which records of all a page shows, counted from 1. */
export interface PageRange {
  from: number
  to: number
}

/** One page of a filtered list. `Query` says which: the page, from 1, and whatever the list is filtered by. */
export class PagedList<T extends { id: number }, Query extends { page: number }> extends RequestState<
  Page<T>
> {
  /** The page that was asked for last. */
  page = 1
  readonly #fetch: (query: Query, signal: AbortSignal) => Promise<Page<T>>
  /** The query that the records answer. */
  #shown: string | undefined

  constructor(fetch: (query: Query, signal: AbortSignal) => Promise<Page<T>>) {
    super()
    this.#fetch = fetch
    makeObservable(this, { page: observable })
  }

  /** Asks for a page; the answer to an earlier query is dropped. Records of another query do not outlive a failure. */
  load(query: Query): Promise<void> {
    runInAction(() => {
      this.page = query.page
    })
    const asked = JSON.stringify(query)
    return this.run(
      async (signal) => {
        const page = await this.#fetch(query, signal)
        if (!signal.aborted) this.#shown = asked
        return page
      },
      () => this.#shown === asked,
    )
  }

  /** What part of the list the page is; null when the list ends before it, undefined until its length is known. */
  get range(): PageRange | null | undefined {
    if (!this.value) return undefined
    const { pageSize, total } = this.value
    const from = (this.page - 1) * pageSize + 1
    return from > total ? null : { from, to: Math.min(this.page * pageSize, total) }
  }

  /** Changes a record if the page has it. */
  change(id: number, change: Partial<T>): void {
    this.update((page) => ({
      ...page,
      records: page.records.map((record) => (record.id === id ? { ...record, ...change } : record)),
    }))
  }
}
