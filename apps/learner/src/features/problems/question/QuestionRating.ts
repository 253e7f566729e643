import type { QuestionDetail } from '@app/contract/question/schemas'
import type { QuestionMemory } from '@app/contract/review/schemas'
import type { Rating } from '@app/contract/review/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { newStepId } from '../../review/parts/new-step-id.ts'
import { StepOutbox } from '../../review/parts/StepOutbox.ts'

interface Step {
  stepId: string
  questionId: number
  rating: Rating
}

type Rated = Pick<QuestionDetail, 'mastery' | 'lastRatedTime'>

/** The self-rating of the question that is shown, and what it does: when the question comes back. */
export class QuestionRating {
  readonly memory = new RequestState<QuestionMemory>()
  /** Self-ratings on their way: without a network they wait. */
  readonly outbox: StepOutbox<Step, Rated>
  /** The self-ratings of this visit, the last at the end. */
  steps: readonly Step[] = []
  isUndoing = false
  #questionId = 0
  readonly #root: RootStore
  readonly #onRated: (questionId: number, rated: Rated) => void

  constructor(root: RootStore, onRated: (questionId: number, rated: Rated) => void) {
    this.#root = root
    this.#onRated = onRated
    this.outbox = new StepOutbox<Step, Rated>({
      send: async (step) => {
        const rated = await root.api.review.rate(step, { quiet: true })
        this.#onRated(step.questionId, rated)
        return rated
      },
      onSent: () => void this.refresh(),
      onRefused: (step, error) => {
        root.toasts.error(error.message)
        this.#forget(step)
      },
    })
    makeAutoObservable(this, { memory: false, outbox: false }, { autoBind: true })
  }

  get current(): Rating | null {
    return this.steps.at(-1)?.rating ?? null
  }

  /** Begins a visit of a question. */
  open(questionId: number): void {
    this.#questionId = questionId
    this.steps = []
    this.memory.reset()
  }

  /** Rates the question; shown at once, stored when it gets through. */
  rate(rating: Rating): void {
    if (rating === this.current || this.isUndoing) return
    const step = { stepId: newStepId(), questionId: this.#questionId, rating }
    this.steps = [...this.steps, step]
    this.outbox.add(step)
  }

  /** Takes the last self-rating of this visit back. */
  async undo(): Promise<void> {
    const step = this.steps.at(-1)
    if (!step || this.isUndoing) return
    if (this.outbox.takeBack(step)) return this.#forget(step)
    this.isUndoing = true
    await this.outbox.flush()
    try {
      // One that did not get through stays, and is told as such.
      if (this.outbox.steps.includes(step)) return
      const { card } = await this.#root.api.review.undo({ stepId: step.stepId })
      this.#forget(step)
      this.#onRated(step.questionId, { mastery: card?.lastRating ?? 0, lastRatedTime: null })
      await this.refresh()
    } catch {
      // The api client has told why; the rating stands.
    } finally {
      runInAction(() => (this.isUndoing = false))
    }
  }

  #forget(step: Step): void {
    runInAction(() => (this.steps = this.steps.filter(({ stepId }) => stepId !== step.stepId)))
  }

  /** Without a word when it fails: one can rate without knowing when the question comes back. */
  refresh(): Promise<void> {
    const questionId = this.#questionId
    return this.memory.run((signal) => this.#root.api.review.memory({ questionId }, { signal, quiet: true }))
  }
}
