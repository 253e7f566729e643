import type { DealtCard, Deck, DeckCard, DeckProgress, ShuffleScope } from '@app/contract/card-deck/schemas'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import type { Rating } from '@app/contract/review/values'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'
import { newStepId } from '../../review/parts/new-step-id.ts'
import { StepOutbox } from '../../review/parts/StepOutbox.ts'
import { DeckCards } from './DeckCards.ts'
import { type DeckStep, secondsSince } from './deck-step.ts'

/** Which questions the cards are of: those of a filter, or today's new ones. */
export type DeckSource = DrawFilter | 'today'

/** How many of the cards practised last are shown. */
const RECENT = 3
const MOVE_DELAY = 600

/** Going through a deck of cards. Rating and turning wait for nothing. */
export class CardDeckStore {
  /** Null: no question fits. */
  readonly opening = new RequestState<Deck | null>()
  /** Other decks that are not finished. */
  readonly unfinished = new RequestState<DeckProgress[]>()
  readonly outbox: StepOutbox<DeckStep, { round: number }>
  /** The deck's cards with the marks of this round. */
  dealt: readonly DealtCard[] = []
  /** Which of the dealt cards is shown; as many as there are when the deck is done. */
  index = 0
  /** The places rated last in this round, the last at the end. */
  rated: readonly number[] = []
  seconds = 0
  isRevealed = false
  isShuffling = false
  readonly #root: RootStore
  readonly #toggle = new Toggle()
  #cards = this.#makeCards(0)
  #source: DeckSource | null = null
  #shownAt = 0
  #moveTimer: ReturnType<typeof setTimeout> | undefined

  constructor(root: RootStore) {
    this.#root = root
    this.outbox = new StepOutbox<DeckStep, { round: number }>({
      send: (step) => root.api.cardDeck.rate(step, { quiet: true }),
      onSent: ({ round }) => this.#checkRound(round),
      onRefused: (_, error) => {
        root.toasts.warning(error.message)
        this.reload()
      },
    })
    makeAutoObservable(
      this,
      { opening: false, unfinished: false, outbox: false, dealt: observableRef, rated: observableRef },
      { autoBind: true },
    )
  }

  get deck(): Deck | null | undefined {
    return this.opening.value
  }

  get isToday(): boolean {
    return this.#source === 'today'
  }

  get current(): DealtCard | undefined {
    return this.dealt[this.index]
  }

  /** The current card with all it says; undefined while it is fetched, and when the deck is done. */
  get card(): DeckCard | undefined {
    return this.current && this.#cards.get(this.current.place)
  }

  /** The current card could not be fetched. */
  get isStuck(): boolean {
    return this.card === undefined && this.#cards.isFailed
  }

  retry(): void {
    this.#turnTo(this.index)
  }

  /** How many cards of the round have a mark of those. */
  count(...ratings: readonly (Rating | null)[]): number {
    return this.dealt.filter(({ rating }) => ratings.includes(rating)).length
  }

  /** What was practised last, the latest first. */
  get recent(): { card: DeckCard; rating: Rating }[] {
    return this.rated.toReversed().flatMap((place) => {
      const rating = this.dealt.find((card) => card.place === place)?.rating
      const card = this.#cards.get(place)
      return card && rating ? [{ card, rating }] : []
    })
  }

  async load(source: DeckSource): Promise<void> {
    this.#source = source
    const { cardDeck } = this.#root.api
    const listing = this.unfinished.run((signal) => cardDeck.list({}, { signal, quiet: true }))
    await this.opening.run(async (signal) => {
      await this.outbox.flush()
      const deck = await (source === 'today'
        ? cardDeck.openToday({}, { signal })
        : cardDeck.open({ filter: source }, { signal }))
      runInAction(() => this.#show(deck))
      return deck
    })
    await listing
  }

  setRevealed(isRevealed: boolean): void {
    this.isRevealed = isRevealed && this.card !== undefined
  }

  /** Rates the card shown, and shows the next at once. */
  rate(rating: Rating): void {
    const { deck, card } = this
    if (!deck || !card || !this.isRevealed || this.isShuffling) return
    const { place, questionId } = card
    const seconds = secondsSince(this.#shownAt)
    this.dealt = this.dealt.map((other) => (other.place === place ? { ...other, rating } : other))
    this.rated = [...this.rated.filter((other) => other !== place), place].slice(-RECENT)
    this.seconds += seconds
    const interval = card.intervals.find((one) => one.rating === rating)
    this.#cards.change(card, { dueInDays: interval?.days ?? card.dueInDays })
    clearTimeout(this.#moveTimer)
    const { id, round } = deck
    this.outbox.add({ stepId: newStepId(), id, round, place, questionId, rating, seconds })
    this.#turnTo(this.#openFrom(this.index + 1))
  }

  previous(): void {
    if (this.index > 0) this.#goTo(this.index - 1)
  }

  next(): void {
    if (this.index < this.dealt.length) this.#goTo(this.index + 1)
  }

  /** Back to the first card that was passed over. */
  returnToSkipped(): void {
    const index = this.dealt.findIndex(({ rating }) => rating === null)
    if (index >= 0) this.#goTo(index)
  }

  async toggleFavourite(): Promise<void> {
    const { card } = this
    if (!card) return
    const { questionId, isFavourite } = card
    const { favourite } = this.#root.api
    await this.#toggle.set(`favourite:${questionId}`, {
      from: isFavourite,
      to: !isFavourite,
      show: (shown) => this.#cards.change(card, { isFavourite: shown }),
      save: () => (isFavourite ? favourite.delete({ id: questionId }) : favourite.add({ questionId })),
    })
  }

  async shuffle(scope: ShuffleScope): Promise<void> {
    const { deck } = this
    if (!deck || this.isShuffling) return
    this.isShuffling = true
    clearTimeout(this.#moveTimer)
    try {
      await this.outbox.flush()
      const next = await this.#root.api.cardDeck.shuffle({ id: deck.id, round: deck.round, scope })
      runInAction(() => this.#show(next))
      this.opening.set(next)
    } catch {
      // The api client has told the user.
    } finally {
      runInAction(() => {
        this.isShuffling = false
      })
    }
  }

  #makeCards(id: number): DeckCards {
    return new DeckCards(
      (from) => this.#root.api.cardDeck.cards({ id, from }),
      (gone) => this.#leaveOut(gone),
    )
  }

  #show(deck: Deck | null): void {
    const { id, position, seconds, cards } = deck ?? { id: 0, position: 0, seconds: 0, cards: [] }
    const index = cards.findIndex(({ place }) => place >= position)
    this.#cards = this.#makeCards(id)
    this.dealt = cards
    this.seconds = seconds
    this.rated = cards
      .filter(({ place, rating }) => rating !== null && place < position)
      .slice(-RECENT)
      .map(({ place }) => place)
    this.#turnTo(index < 0 ? cards.length : this.#openFrom(index))
  }

  /** The first card from there on that has no mark: whoever went back does not go through the rated ones again. */
  #openFrom(index: number): number {
    const next = this.dealt.findIndex(({ rating }, at) => at >= index && rating === null)
    return next < 0 ? this.dealt.length : next
  }

  #goTo(index: number): void {
    this.#turnTo(index)
    clearTimeout(this.#moveTimer)
    this.#moveTimer = setTimeout(() => void this.#savePosition(), MOVE_DELAY)
  }

  #turnTo(index: number): void {
    this.index = index
    this.isRevealed = false
    this.#shownAt = Date.now()
    void this.#cards.prepare(this.dealt, index, this.rated)
  }

  /** What is rated says its place itself; this is for cards that are passed over. */
  async #savePosition(): Promise<void> {
    const { deck, current } = this
    if (!deck) return
    const place = current?.place ?? (this.dealt.at(-1)?.place ?? -1) + 1
    await this.outbox.flush()
    await this.#root.api.cardDeck
      .move({ id: deck.id, round: deck.round, place }, { quiet: true })
      // The next move or rating says it again.
      .catch(() => undefined)
  }

  /** Cards that are not there any more are taken out of the deck. */
  #leaveOut(gone: ReadonlySet<number>): void {
    const place = this.current?.place ?? Number.POSITIVE_INFINITY
    this.dealt = this.dealt.filter((card) => !gone.has(card.place))
    const index = this.dealt.findIndex((card) => card.place >= place)
    this.#turnTo(index < 0 ? this.dealt.length : index)
  }

  /** Another device has shuffled the deck: it goes on there. */
  #checkRound(round: number): void {
    if (round === this.deck?.round || this.outbox.steps.length > 0) return
    this.#root.toasts.info(this.#root.i18n.t('practice:cards.shuffledElsewhere'))
    this.reload()
  }

  reload(): void {
    if (this.#source) void this.load(this.#source)
  }
}
