import type { QuestionBank } from '@app/contract/question-bank/schemas'
import type { HotSearches, SearchPage } from '@app/contract/search/schemas'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { type SearchQuery, toInput } from './results/search-query.ts'

/** What was found, and what it can be narrowed by; without a text what others look for. */
export class SearchStore {
  readonly results = new RequestState<SearchPage>()
  readonly banks = new RequestState<QuestionBank[]>()
  readonly hot = new RequestState<HotSearches>()
  readonly #root: RootStore
  /** The text that the results are for. */
  #text = ''

  constructor(root: RootStore) {
    this.#root = root
  }

  async load(query: SearchQuery): Promise<void> {
    const { search, questionBank } = this.#root.api
    if (query.q === '') {
      this.results.reset()
      return this.hot.run((signal) => search.listHot({}, { signal, quiet: true }))
    }
    await Promise.all([
      this.search(query),
      this.banks.run((signal) => questionBank.list({}, { signal, quiet: true })),
    ])
  }

  /** Results of the same text stand until others are there. */
  search(query: SearchQuery): Promise<void> {
    if (query.q !== this.#text) this.results.reset()
    this.#text = query.q
    return this.results.run((signal) => this.#root.api.search.page(toInput(query), { signal, quiet: true }))
  }
}
