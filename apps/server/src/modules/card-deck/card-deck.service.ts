import type { Deck, DeckCard, DeckProgress, ShuffleScope } from '@app/contract/card-deck/schemas'
import { DECK_CARDS_AHEAD, LISTED_DECKS, MAX_DECK_CARDS, MAX_DECKS } from '@app/contract/card-deck/values'
import { type DrawFilter, drawFilter } from '@app/contract/question-draw/schemas'
import type { Rating } from '@app/contract/review/values'
import type { Kysely } from 'kysely'
import { notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { HomeService } from '../plan/home.service.ts'
import type { QuestionDrawService } from '../question/draw/question-draw.service.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import type { QuestionOutlookService } from '../review/question-outlook.service.ts'
import type { ReviewService } from '../review/review.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { toDeck, toDeckCard, toProgress } from './card-deck.mapper.ts'
import { CardDeckRepository, type DeckRow, type NewDeck } from './card-deck.repository.ts'
import { hashFilter } from './hash-filter.ts'

export interface CardDeckDependencies {
  kysely: Kysely<DB>
  home: HomeService
  questions: QuestionService
  questionDraws: QuestionDrawService
  questionOutlooks: QuestionOutlookService
  reviews: ReviewService
  studySettings: StudySettingsService
}

interface CardRating {
  id: number
  round: number
  place: number
  questionId: number
  rating: Rating
  stepId: string
  seconds: number
}

/** Practising by cards: a filter's questions, shuffled once, gone through in as many sittings as it takes. */
export class CardDeckService {
  readonly #deps: CardDeckDependencies
  readonly #decks: CardDeckRepository

  constructor(deps: CardDeckDependencies) {
    this.#deps = deps
    this.#decks = new CardDeckRepository(deps.kysely)
  }

  /** The deck of a filter, drawn when it is asked for first; null when no question fits. */
  async open(userId: number, filter: DrawFilter): Promise<Deck | null> {
    const filterHash = hashFilter(filter)
    const known = await this.#decks.findByFilter(userId, filterHash)
    if (known) {
      const deck = await this.#view(known)
      return deck.cards.length > 0 ? deck : this.#redraw(userId, deck)
    }
    const { questionIds, matching } = await this.#draw(userId, filter)
    return this.#make({ userId, filter, filterHash, day: null, matching }, questionIds)
  }

  /**
   * The new questions of the learner's day, as many as it has: what they are is decided when they are opened first, and
   * stays. A day that gets more of them when these are done gets a new round. Null when there are none.
   */
  async openToday(userId: number): Promise<Deck | null> {
    const { today: day, fresh, freshDone, bankIds } = await this.#deps.home.freshToday(userId)
    const filter = drawFilter.parse({ bankIds, masteries: [0] })
    const filterHash = hashFilter(filter, day)
    const known = await this.#decks.findByFilter(userId, filterHash)
    const deck = known ? await this.#view(known) : null
    if (deck?.cards.some(({ rating }) => rating === null)) return deck
    const { questionIds } = await this.#deps.questionDraws.draw(
      userId,
      filter,
      Math.max(fresh - freshDone, 0),
      'frequent',
    )
    const matching = questionIds.length
    if (!known) return this.#make({ userId, filter, filterHash, day, matching }, questionIds)
    if (matching === 0) return deck
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const decks = new CardDeckRepository(trx)
      const row = await decks.lock(userId, known.id)
      if (row?.round === known.round) await decks.deal(known.id, questionIds, matching)
    })
    const row = await this.#decks.find(userId, known.id)
    return row ? this.#view(row) : null
  }

  /** The decks that were begun and not finished. */
  async list(userId: number): Promise<DeckProgress[]> {
    return (await this.#decks.listUnfinished(userId, LISTED_DECKS)).map(toProgress)
  }

  /** Begins a new round. Who asks for it twice, or from an older round, gets the one there is. @throws AppError 40400 */
  async shuffle(
    userId: number,
    { id, round, scope }: { id: number; round: number; scope: ShuffleScope },
  ): Promise<Deck> {
    const known = await this.#decks.find(userId, id)
    // A day's new questions are gone through once: reviewing brings back what was not known.
    if (!known || known.day !== null) throw notFound()
    const drawn = scope === 'all' ? await this.#draw(userId, drawFilter.parse(known.filter)) : undefined
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const decks = new CardDeckRepository(trx)
      const row = await decks.lock(userId, id)
      if (row?.round !== round) return
      if (drawn) return decks.deal(id, drawn.questionIds, drawn.matching)
      const weak = await decks.drawWeak(id)
      if (weak.length > 0) await decks.deal(id, weak, row.matching)
    })
    const row = await this.#decks.find(userId, id)
    if (!row) throw notFound()
    return this.#view(row)
  }

  /** The next cards from a place on. @throws AppError 40400 */
  async cards(userId: number, id: number, from: number): Promise<DeckCard[]> {
    if (!(await this.#decks.find(userId, id))) throw notFound()
    const rows = await this.#decks.listCards(userId, id, from, DECK_CARDS_AHEAD)
    const outlooks = await this.#deps.questionOutlooks.of(
      userId,
      rows.map((row) => row.question_id),
    )
    return rows.flatMap((row) => {
      const outlook = outlooks.get(row.question_id)
      return outlook ? [toDeckCard(row, outlook)] : []
    })
  }

  /** @throws AppError 40400 */
  async move(
    userId: number,
    { id, round, place }: { id: number; round: number; place: number },
  ): Promise<void> {
    if (await this.#decks.move(userId, id, round, place)) return
    if (!(await this.#decks.find(userId, id))) throw notFound()
  }

  /**
   * Rates a card: the question's review, the card's mark and the deck's position, all or nothing. A card of an older round
   * is rated all the same, as what is rated is its question. The same step counts once.
   * @throws AppError 40400
   */
  async rate(
    userId: number,
    { id, round, place, questionId, ...act }: CardRating,
  ): Promise<{ round: number }> {
    await this.#deps.questions.requireQuestion(questionId)
    const moment = await this.#deps.studySettings.momentOf(userId)
    return this.#deps.kysely.transaction().execute(async (trx) => {
      const decks = new CardDeckRepository(trx)
      const row = await decks.lock(userId, id)
      if (!row) throw notFound()
      const isNew = await this.#deps.reviews.rateWithin(trx, questionId, { userId, ...act }, moment)
      if (isNew && row.round === round) {
        await decks.mark(id, { place, questionId, rating: act.rating, seconds: act.seconds })
        await decks.move(userId, id, round, place + 1)
      }
      return { round: row.round }
    })
  }

  /** Of two that were made at once, both callers get the one that was first. Null when there is nothing to hold. */
  async #make(deck: NewDeck, questionIds: readonly number[]): Promise<Deck | null> {
    const { userId, filterHash, day } = deck
    if (questionIds.length === 0) return null
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const decks = new CardDeckRepository(trx)
      const row = await decks.insertIfAbsent(deck)
      if (!row) return
      await decks.insertCards(row.id, questionIds)
      if (day !== null) await decks.deleteOfOtherDays(userId, day)
      await decks.deleteOldest(userId, MAX_DECKS)
    })
    const row = await this.#decks.findByFilter(userId, filterHash)
    return row ? this.#view(row) : null
  }

  #draw(userId: number, filter: DrawFilter) {
    return this.#deps.questionDraws.draw(userId, filter, MAX_DECK_CARDS)
  }

  /** None of its cards can be read any more. */
  async #redraw(userId: number, { id, round }: Deck): Promise<Deck | null> {
    const deck = await this.shuffle(userId, { id, round, scope: 'all' })
    return deck.cards.length > 0 ? deck : null
  }

  async #view(row: DeckRow): Promise<Deck> {
    const [bankNames, cards] = await Promise.all([
      this.#deps.questionDraws.bankNames(drawFilter.parse(row.filter)),
      this.#decks.listDealt(row.id),
    ])
    return toDeck(row, bankNames, cards)
  }
}
