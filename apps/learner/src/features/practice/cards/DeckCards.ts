import type { DealtCard, DeckCard } from '@app/contract/card-deck/schemas'
import { makeAutoObservable, observable, runInAction } from 'mobx'

/** How many cards are at hand, the one shown included. */
const AHEAD = 3

/** The cards of a deck that are at hand, by their places. They are fetched before they are needed. */
export class DeckCards {
  readonly #cards = observable.map<number, DeckCard>({}, { deep: false })
  readonly #gone = new Set<number>()
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

  /**
   * Sees to it that a card is at hand, then those after it, the one before it, and some others. Never rejects: the api
   * client tells the user, and turning a card tries again.
   */
  async prepare(dealt: readonly DealtCard[], index: number, others: readonly number[]): Promise<void> {
    const around = [...dealt.slice(index, index + AHEAD), ...dealt.slice(Math.max(index - 1, 0), index)]
    const wanted = [...around.map(({ place }) => place), ...others]
    if (this.#fetching) await this.#fetching
    for (;;) {
      const missing = wanted.find((place) => !this.#cards.has(place) && !this.#gone.has(place))
      if (missing === undefined || this.#fetching) return
      this.#fetching = this.#load(dealt, missing).finally(() => {
        this.#fetching = null
      })
      await this.#fetching
      if (this.isFailed) return
    }
  }

  async #load(dealt: readonly DealtCard[], from: number): Promise<void> {
    const cards = await this.#fetch(from).catch(() => null)
    runInAction(() => {
      this.isFailed = cards === null
      if (!cards) return
      for (const card of cards) this.#cards.set(card.place, card)
      const last = cards.at(-1)?.place ?? Number.POSITIVE_INFINITY
      const gone = dealt.filter(({ place }) => place >= from && place <= last && !this.#cards.has(place))
      for (const { place } of gone) this.#gone.add(place)
      if (gone.length > 0) this.#onGone(this.#gone)
    })
  }
}
