import type { DealtCard, DeckCard } from '@app/contract'
import { makeAutoObservable, observable, runInAction } from 'mobx'

/** Fewer cards than this ahead: more are fetched. */
const LEAST_AHEAD = 3
/** How many of the cards before the current one are kept at hand. */
export const CARDS_BEHIND = 3

/** The cards of a deck that are at hand, by their places. They are fetched before they are needed. */
export class DeckCards {
  readonly #cards = observable.map<number, DeckCard>({}, { deep: false })
  readonly #fetch: (from: number) => Promise<DeckCard[]>
  readonly #onGone: (places: ReadonlySet<number>) => void
  /** The last try to fetch did not get through. */
  isFailed = false
  #fetching: Promise<void> | null = null

  /**
   * @param fetch the next cards from a place on
   * @param onGone cards that turned out not to be there any more
   */
  constructor(fetch: (from: number) => Promise<DeckCard[]>, onGone: (places: ReadonlySet<number>) => void) {
    this.#fetch = fetch
    this.#onGone = onGone
    makeAutoObservable(this)
  }

  get(place: number): DeckCard | undefined {
    return this.#cards.get(place)
  }

  change(card: DeckCard, change: Partial<DeckCard>): void {
    this.#cards.set(card.place, { ...(this.#cards.get(card.place) ?? card), ...change })
  }

  /** Sees to it that the cards around one are at hand. Never rejects: the api client tells the user, and turning a card tries again. */
  async prepare(dealt: readonly DealtCard[], index: number): Promise<void> {
    if (this.#fetching) await this.#fetching
    const near = dealt.slice(Math.max(index - CARDS_BEHIND, 0), index + LEAST_AHEAD)
    const missing = near.find(({ place }) => !this.#cards.has(place))
    if (!missing || this.#fetching) return
    this.#fetching = this.#load(dealt, missing.place).finally(() => {
      this.#fetching = null
    })
    await this.#fetching
  }

  async #load(dealt: readonly DealtCard[], from: number): Promise<void> {
    const cards = await this.#fetch(from).catch(() => null)
    runInAction(() => {
      this.isFailed = cards === null
      if (!cards) return
      for (const card of cards) this.#cards.set(card.place, card)
      const last = cards.at(-1)?.place ?? Number.POSITIVE_INFINITY
      const gone = dealt.filter(({ place }) => place >= from && place <= last && !this.#cards.has(place))
      if (gone.length > 0) this.#onGone(new Set(gone.map(({ place }) => place)))
    })
  }
}
