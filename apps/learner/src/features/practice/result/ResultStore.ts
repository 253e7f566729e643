import type { Passage } from '@app/contract/interview-session/schemas'
import type { Check } from '@app/contract/key-point/values'
import { countPoints } from '@app/contract/key-point/values'
import type { CheckedPaper, PaperPoint, PaperResult, ResultQuestion } from '@app/contract/paper/schemas'
import { PASS_SCORE, RATING_SCORES } from '@app/contract/paper/values'
import type { Rating } from '@app/contract/review/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { ChangeQueue } from '../../../shared/stores/ChangeQueue.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'
import { assumed, checked, type SaidPoint } from '../../checking/parts/points.ts'
import { newStepId } from '../../review/parts/new-step-id.ts'

/** Whether a question goes into the review. */
export const isMissed = ({ score }: Pick<ResultQuestion, 'score'>): boolean =>
  score !== null && score < PASS_SCORE

/** How many points of a question wait to be checked. */
export const uncheckedIn = ({ keyPoints }: Pick<ResultQuestion, 'keyPoints'>): number =>
  countPoints(keyPoints).uncheckedCount

/** The key points beside the answer, which is turn 0. */
export const saidPoints = ({ keyPoints }: Pick<ResultQuestion, 'keyPoints'>): SaidPoint[] =>
  keyPoints.map((point) => ({ ...point, passage: point.passage && { turn: 0, ...point.passage } }))

/** What a paper came to, and what follows from it. */
export class ResultStore {
  readonly result = new RequestState<PaperResult>()
  /** How many questions were put into the review on this visit; null before that. */
  reviewed: number | null = null
  isAdding = false
  isAssuming = false
  readonly #checks = new ChangeQueue()
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

  /** Checks a point, or takes the check back; it shows at once, the scores when it is stored. */
  async check(questionId: number, point: number, check: Check | null, passage?: Passage): Promise<void> {
    const { value } = this.result
    const from = value?.questions.find((known) => known.questionId === questionId)?.keyPoints[point]
    if (!value || !from) return
    const { id } = value
    const span = passage && { start: passage.start, end: passage.end }
    await this.#checks.change(`${id} ${questionId} ${point}`, {
      from,
      to: checked(from, check, span),
      show: (shown) =>
        this.#changePoints((known, at) =>
          at.questionId === questionId && at.point === point ? shown : known,
        ),
      save: async () => {
        const body = { id, questionId, point, check, ...(span && { passage: span }) }
        this.#settle(id, await this.#root.api.paper.check(body))
      },
    })
  }

  /** Takes all that was mentioned as right, or takes that back. */
  async assume(isAssumed: boolean): Promise<void> {
    const { value } = this.result
    if (!value || this.isAssuming) return
    const { id } = value
    this.isAssuming = true
    try {
      const scores = await this.#root.api.paper.assume({ id, isAssumed })
      runInAction(() => {
        this.#changePoints((point) => assumed(point, isAssumed))
        this.#settle(id, scores)
      })
    } catch {
      // The api client has told the user.
    } finally {
      runInAction(() => {
        this.isAssuming = false
      })
    }
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

  #changePoints(change: (point: PaperPoint, at: { questionId: number; point: number }) => PaperPoint): void {
    this.result.update((result) => {
      const questions = result.questions.map((question) => {
        const { questionId } = question
        const keyPoints = question.keyPoints.map((point, index) =>
          change(point, { questionId, point: index }),
        )
        return { ...question, keyPoints }
      })
      return { ...result, questions, ...countPoints(questions.flatMap(({ keyPoints }) => keyPoints)) }
    })
  }

  /** Shows what it comes to by the server. */
  #settle(id: number, { questions, score, scorer }: CheckedPaper): void {
    const scores = new Map(questions.map((question) => [question.questionId, question.score]))
    this.result.update((result) =>
      result.id === id
        ? {
            ...result,
            ...{ score, scorer },
            questions: result.questions.map((question) => ({
              ...question,
              score: scores.get(question.questionId) ?? null,
            })),
          }
        : result,
    )
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
