import { ApiError } from '@app/api-client'
import {
  type ForecastDay,
  type ReviewCard,
  type ReviewQueue,
  type ReviewSummary,
  reviewQueue,
  type StudySettings,
} from '@app/contract/review/schemas'
import type { Rating } from '@app/contract/review/values'
import { CARDS_AHEAD } from '@app/contract/review/values'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { newStepId } from './parts/new-step-id.ts'
import { StepOutbox } from './parts/StepOutbox.ts'

const MOST_SECONDS = 3600
/** The second click of a double click is not meant for the next card. */
const DOUBLE_CLICK_MILLISECONDS = 400

/** An act of this sitting. */
interface Step {
  stepId: string
  card: ReviewCard
  /** Null: the card was put off until tomorrow. */
  rating: Rating | null
  /** How long the card was looked at. */
  seconds: number
}

/** A sitting of reviews: the cards at hand, what was done with them, and the way back. No act waits for another. */
export class ReviewStore {
  readonly loading = new RequestState<null>()
  readonly forecast = new RequestState<ForecastDay[]>()
  readonly settings = new RequestState<StudySettings>()
  /** The card to review first, then those fetched ahead. */
  cards: readonly ReviewCard[] = []
  isRevealed = false
  isUndoing = false
  readonly outbox: StepOutbox<Step, ReviewQueue>
  readonly #root: RootStore
  /** What the server said last; what it has not got yet is counted on top. */
  stored: ReviewSummary | null = null
  /** The steps since the page was loaded, the last at the end. */
  steps: readonly Step[] = []
  /** Steps of today that were taken before the page was loaded, or on another device. */
  earlier: readonly string[] = []
  #shownAt = 0

  constructor(root: RootStore) {
    this.#root = root
    this.outbox = new StepOutbox<Step, ReviewQueue>({
      send: (step) => this.#send(step),
      onSent: (queue) => this.#take(queue),
      onRefused: (step, error) => this.#refuse(step, error),
    })
    makeAutoObservable<this, 'cards' | 'steps' | 'stored' | 'earlier'>(
      this,
      {
        loading: false,
        forecast: false,
        settings: false,
        outbox: false,
        cards: observableRef,
        steps: observableRef,
        stored: observableRef,
        earlier: observableRef,
      },
      { autoBind: true },
    )
  }

  get current(): ReviewCard | undefined {
    return this.cards[0]
  }

  /** Today's figures with what is still on its way. */
  get summary(): ReviewSummary | null {
    if (!this.stored) return null
    const { steps } = this.outbox
    const rated = steps.filter(({ rating }) => rating !== null)
    const seconds = rated.reduce((sum, step) => sum + step.seconds, 0)
    return {
      ...this.stored,
      due: Math.max(this.stored.due - steps.length, 0),
      done: this.stored.done + rated.length,
      seconds: this.stored.seconds + seconds,
    }
  }

  get canUndo(): boolean {
    return this.steps.length + this.earlier.length > 0 && !this.isUndoing
  }

  async load(): Promise<void> {
    await Promise.all([this.loadQueue(), this.loadForecast(), this.#loadSettings()])
  }

  /** Fetches the cards; what is on its way goes first, so that it does not come back. */
  loadQueue(): Promise<void> {
    return this.loading.run(async (signal) => {
      await this.outbox.flush()
      const { review } = this.#root.api
      const [queue, steps] = await Promise.all([review.queue({}, { signal }), review.steps({}, { signal })])
      runInAction(() => {
        this.cards = []
        this.#take(queue)
        const own = new Set(this.steps.map(({ stepId }) => stepId))
        this.earlier = steps.filter((stepId) => !own.has(stepId))
      })
      return null
    })
  }

  loadForecast(): Promise<void> {
    return this.forecast.run((signal) => this.#root.api.review.forecast({}, { signal, quiet: true }))
  }

  setRevealed(isRevealed: boolean): void {
    this.isRevealed = isRevealed && this.current !== undefined
  }

  /** Rates the card shown, and shows the next at once. */
  rate(rating: Rating): void {
    if (this.isRevealed) this.#act(rating)
  }

  /** Puts the card shown off until tomorrow, whether its answer was seen or not. */
  bury(): void {
    const isSecondClick = Math.abs(Date.now() - this.#shownAt) < DOUBLE_CLICK_MILLISECONDS
    if (this.steps.at(-1)?.rating === null && isSecondClick) return
    this.#act(null)
  }

  #act(rating: Rating | null): void {
    const card = this.current
    if (!card || this.isUndoing) return
    const seconds = Math.min(Math.round((Date.now() - this.#shownAt) / 1000), MOST_SECONDS)
    const step = { stepId: newStepId(), card, rating, seconds: Math.max(seconds, 0) }
    this.steps = [...this.steps, step]
    this.#show(this.cards.slice(1))
    this.outbox.add(step)
  }

  /** Takes the last act of the sitting back; its card is shown again. */
  async undo(): Promise<void> {
    if (!this.canUndo) return
    const step = this.steps.at(-1)
    if (step && this.outbox.takeBack(step)) {
      this.steps = this.steps.slice(0, -1)
      this.#show([step.card, ...this.cards])
      return
    }
    this.isUndoing = true
    try {
      await this.outbox.flush()
      if (step && this.outbox.steps.includes(step)) return
      const stepId = step?.stepId ?? this.earlier.at(-1)
      if (stepId !== undefined) await this.#undoStored(stepId)
    } finally {
      runInAction(() => (this.isUndoing = false))
    }
  }

  /** @returns whether they are stored */
  async saveSettings(settings: StudySettings): Promise<boolean> {
    try {
      this.settings.set(await this.#root.api.review.updateSettings(settings))
      void this.load()
      return true
    } catch {
      return false
    }
  }

  #loadSettings(): Promise<void> {
    return this.settings.run((signal) => this.#root.api.review.settings({}, { signal, quiet: true }))
  }

  #send({ stepId, card, rating, seconds }: Step): Promise<ReviewQueue> {
    const { review } = this.#root.api
    const act = { cardId: card.id, version: card.version, stepId, held: this.#held(card.id) }
    return rating === null
      ? review.bury(act, { quiet: true })
      : review.answer({ ...act, rating, seconds }, { quiet: true })
  }

  /** What the server refuses stays refused; what did not reach it can be tried again. */
  async #undoStored(stepId: string): Promise<void> {
    try {
      const { card, summary } = await this.#root.api.review.undo({ stepId })
      runInAction(() => {
        this.#forget(stepId)
        this.stored = summary
        if (card) this.#show([card, ...this.cards.filter(({ id }) => id !== card.id)])
      })
    } catch (error) {
      if (error instanceof ApiError) runInAction(() => this.#forget(stepId))
    }
  }

  #forget(stepId: string): void {
    this.steps = this.steps.filter((step) => step.stepId !== stepId)
    this.earlier = this.earlier.filter((other) => other !== stepId)
  }

  #held(sentId: number): number[] {
    const unsent = this.outbox.steps.map(({ card }) => card.id).filter((id) => id !== sentId)
    return [...this.cards.map(({ id }) => id), ...unsent].slice(0, CARDS_AHEAD)
  }

  #take({ cards, summary }: ReviewQueue): void {
    const known = new Set([...this.cards, ...this.outbox.steps.map(({ card }) => card)].map(({ id }) => id))
    const hadNone = this.cards.length === 0
    this.stored = summary
    const next = [...this.cards, ...cards.filter(({ id }) => !known.has(id))]
    if (hadNone) this.#show(next)
    else this.cards = next
    if (next.length === 0) void this.loadForecast()
  }

  #refuse(step: Step, error: ApiError): void {
    this.#root.toasts.warning(error.message)
    this.steps = this.steps.filter((other) => other !== step)
    const fresh = reviewQueue.safeParse(error.data)
    if (fresh.success) this.#take(fresh.data)
    else void this.loadQueue()
  }

  #show(cards: readonly ReviewCard[]): void {
    this.cards = cards
    this.isRevealed = false
    this.#shownAt = Date.now()
  }
}
