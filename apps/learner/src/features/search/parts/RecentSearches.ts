import { makeAutoObservable, observableRef } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { recentKey } from '../../../shared/session/recent-key.ts'

const MOST = 6

/** What the user looked for in this browser, the last first; it is removed when they sign out. */
export class RecentSearches {
  queries: readonly string[] = []
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { queries: observableRef }, { autoBind: true })
  }

  /** Other tabs search too. */
  read(): void {
    const { key } = this
    this.queries = key === null ? [] : readQueries(this.#root.storage.getItem(key))
  }

  add(query: string): void {
    this.read()
    this.#keep([query, ...this.queries.filter((known) => known !== query)].slice(0, MOST))
  }

  remove(query: string): void {
    this.read()
    this.#keep(this.queries.filter((known) => known !== query))
  }

  clear(): void {
    this.#keep([])
  }

  /** Under which name they are kept; null as long as it is not known who is here. */
  get key(): string | null {
    const { isRestored, isLoggedIn, user } = this.#root.session
    return !isRestored || (isLoggedIn && !user) ? null : recentKey(user?.id)
  }

  #keep(queries: readonly string[]): void {
    const { key } = this
    if (key === null) return
    this.queries = queries
    if (queries.length > 0) this.#root.storage.setItem(key, JSON.stringify(queries))
    else this.#root.storage.removeItem(key)
  }
}

function readQueries(kept: string | null): string[] {
  try {
    const queries: unknown = JSON.parse(kept ?? '[]')
    const known = Array.isArray(queries) ? new Set(queries.filter(isQuery)) : []
    return [...known].slice(0, MOST)
  } catch {
    return []
  }
}

const isQuery = (query: unknown): query is string => typeof query === 'string' && query.trim() !== ''
