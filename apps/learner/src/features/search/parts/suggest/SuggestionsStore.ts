import type { HotSearches, SearchSuggestion } from '@app/contract/search/schemas'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RequestState } from '../../../../shared/RequestState.ts'
import type { RootStore } from '../../../../shared/root/store-context.ts'
import { foundAddress } from '../found-address.ts'
import { RecentSearches } from '../RecentSearches.ts'
import { clipQuery, searchAddress } from '../search-address.ts'

/** Milliseconds after the last key. */
const PAUSE = 150

/** One of the things one can choose below a search box. */
export type Choice = { address: string } & (
  | { group: 'recent' | 'hot' | 'tags'; query: string }
  | { group: 'found'; found: SearchSuggestion }
)

/** What is suggested below a search box: what fits the text, or else what one and others looked for. */
export class SuggestionsStore {
  text = ''
  isOpen = false
  /** Which choice the keyboard is at; -1 is the box itself. */
  place = -1
  found: readonly SearchSuggestion[] = []
  readonly hot = new RequestState<HotSearches>()
  readonly recent: RecentSearches
  readonly #root: RootStore
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | undefined

  constructor(root: RootStore) {
    this.#root = root
    this.recent = root.feature(RecentSearches)
    makeAutoObservable(this, { recent: false, hot: false, found: observableRef }, { autoBind: true })
  }

  get choices(): readonly Choice[] {
    if (this.text !== '')
      return this.found.map((found) => ({ group: 'found', found, address: foundAddress(found) }))
    const { queries } = this.recent
    const others = (this.hot.value?.words ?? []).filter((query) => !queries.includes(query))
    return [
      ...queries.flatMap((query) => choicesOf('recent', query)),
      ...others.flatMap((query) => choicesOf(this.hot.value?.areSearched ? 'hot' : 'tags', query)),
    ]
  }

  get isShown(): boolean {
    return this.isOpen && this.choices.length > 0
  }

  /** What Enter goes to; undefined for what was typed. */
  get chosen(): Choice | undefined {
    return this.isShown ? this.choices[this.place] : undefined
  }

  /** Shows what there is for what the box holds. */
  open(typed: string): void {
    this.recent.read()
    const isKnown = this.found.length > 0 && clipQuery(typed) === this.text
    if (isKnown) this.isOpen = true
    else this.type(typed)
    if (this.hot.status === 'idle')
      void this.hot.run((signal) => this.#root.api.search.listHot({}, { signal, quiet: true }))
  }

  close(): void {
    this.stop()
    this.isOpen = false
    this.place = -1
  }

  /** Follows the box; what was asked for an earlier text is given up. */
  type(typed: string): void {
    this.stop()
    this.text = clipQuery(typed)
    this.isOpen = true
    this.place = -1
    if (this.text === '') this.found = []
    else this.#timer = setTimeout(() => void this.#ask(this.text), PAUSE)
  }

  /** To another choice, over the box at both ends. */
  move(step: 1 | -1): void {
    const stops = this.choices.length + 1
    this.place = ((this.place + 1 + step + stops) % stops) - 1
  }

  moveTo(end: 'first' | 'last'): void {
    this.place = end === 'first' ? 0 : this.choices.length - 1
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
  }

  async #ask(q: string): Promise<void> {
    this.#asking = new AbortController()
    const { signal } = this.#asking
    // One can search without help.
    const found = await this.#root.api.search.suggest({ q }, { signal, quiet: true }).catch(() => [])
    if (!signal.aborted)
      runInAction(() => {
        this.found = found
        this.place = -1
      })
  }
}

function choicesOf(group: 'recent' | 'hot' | 'tags', query: string): Choice[] {
  const address = searchAddress(query)
  return address === null ? [] : [{ group, query, address }]
}
