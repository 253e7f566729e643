import type { HotSearches } from '@app/contract/search/schemas'
import { searchLimits } from '@app/contract/search/values'
import type { HotRepository } from './hot.repository.ts'

const DAYS = 7 * 24 * 60 * 60 * 1000
/** What fewer users looked for is their own affair. */
const LEAST_USERS = 3
/** A list is shown for so long: counting a week of searches is work that need not be done for each reader. */
const KEPT_MILLISECONDS = 60 * 1000
/** Longer ones are no words that others would look for. */
const LONGEST = 30

interface HotDependencies {
  searches: HotRepository
  /** The tags of most questions. */
  listTags: () => Promise<string[]>
}

/** What many look for. */
export class HotSearchService {
  readonly #deps: HotDependencies
  #kept: { list: Promise<HotSearches>; until: number } | null = null

  constructor(deps: HotDependencies) {
    this.#deps = deps
  }

  /** Notes what a user looked for and found. */
  async record(query: string, userId: number): Promise<void> {
    const shown = query.toLowerCase().replace(/\s+/g, ' ').trim()
    if (shown.length > 0 && shown.length <= LONGEST) await this.#deps.searches.record(shown, userId)
  }

  /** What many looked for this week; where there is none of that, the tags of most questions. */
  list(): Promise<HotSearches> {
    const now = Date.now()
    if (this.#kept && now < this.#kept.until) return this.#kept.list
    const list = this.#read()
    this.#kept = { list, until: now + KEPT_MILLISECONDS }
    list.catch(() => {
      this.#kept = null
    })
    return list
  }

  async #read(): Promise<HotSearches> {
    const since = new Date(Date.now() - DAYS)
    const words = await this.#deps.searches.list(since, LEAST_USERS, searchLimits.hot)
    if (words.length > 0) return { words, areSearched: true }
    return { words: (await this.#deps.listTags()).slice(0, searchLimits.hot), areSearched: false }
  }

  async purge(): Promise<void> {
    await this.#deps.searches.deleteBefore(new Date(Date.now() - DAYS))
  }
}
