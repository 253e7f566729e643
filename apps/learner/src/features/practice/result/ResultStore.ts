import type { PaperResult, Rating, ResultQuestion } from '@app/contract'
import { PASS_SCORE, RATING_SCORES } from '@app/contract/paper/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import { newStepId } from '../../../shared/review/new-step-id.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'

/** Whether a question goes into the review. */
export const isMissed = ({ score }: Pick<ResultQuestion, 'score'>): boolean =>
  score !== null && score < PASS_SCORE

/** What a paper came to, and what follows from it. */
export class ResultStore {
  readonly result = new RequestState<PaperResult>()
  /** How many questions were put into the review on this visit; null before that. */
  reviewed: number | null = null
  isAdding = false
  readonly #root: RootStore
  readonly #toggle = new Toggle()

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { result: false }, { autoBind: true })
  }

  async load(id: number): Promise<void> {
    this.reviewed = null
    if (this.result.value?.id !== id) this.result.reset()
    await this.result.run((signal) => this.#root.api.paper.result({ id }, { signal }))
  }

  /** Rates a question beside its answer; its score shows at once, the paper's when it is stored. */
  async rate(
    { questionId, rating: before, score, isAnswered }: ResultQuestion,
    rating: Rating,
  ): Promise<void> {
    const { value } = this.result
    if (!value) return
    const { id } = value
    const stepId = newStepId()
    await this.#toggle.set(`rating:${questionId}`, {
      from: { rating: before, score },
      to: { rating, score: isAnswered ? RATING_SCORES[rating] : 0 },
      show: (change) => this.#change(questionId, change),
      save: async () => {
        const stored = await this.#root.api.paper.rate({ id, questionId, rating, stepId })
        runInAction(() => this.result.update((result) => ({ ...result, score: stored.score })))
      },
    })
  }

  async reviewMissed(): Promise<void> {
    const { value } = this.result
    if (!value || this.isAdding) return
    this.isAdding = true
    try {
      const count = await this.#root.api.paper.review({ id: value.id })
      runInAction(() => {
        this.reviewed = count
      })
    } catch {
      // The api client has told the user.
    } finally {
      runInAction(() => {
        this.isAdding = false
      })
    }
  }

  #change(questionId: number, change: Pick<ResultQuestion, 'rating' | 'score'>): void {
    this.result.update((result) => ({
      ...result,
      questions: result.questions.map((question) =>
        question.questionId === questionId ? { ...question, ...change } : question,
      ),
    }))
  }
}
