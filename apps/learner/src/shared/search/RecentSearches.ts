import { makeAutoObservable, observableRef } from 'mobx'
import type { RootStore } from '../root/store-context.ts'

const KEY = 'recent-searches'
const MOST = 6

/** What was looked for in this browser, the last first. The server does not know of it. */
export class RecentSearches {
  queries: readonly string[] = []
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { queries: observableRef }, { autoBind: true })
  }

  /** Other tabs search too. */
  read(): void {
    this.queries = readQueries(this.#root.storage.getItem(KEY))
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

  #keep(queries: readonly string[]): void {
    this.queries = queries
    if (queries.length > 0) this.#root.storage.setItem(KEY, JSON.stringify(queries))
    else this.#root.storage.removeItem(KEY)
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
