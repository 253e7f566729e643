import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { InterviewObjection, InterviewReport } from '@app/contract/interview-objection/schemas'
import type { CheckedScores, Passage, PointResult } from '@app/contract/interview-session/schemas'
import { SESSION_STATES } from '@app/contract/interview-session/values'
import type { Check } from '@app/contract/key-point/values'
import { countPoints, standingOf } from '@app/contract/key-point/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { z } from 'zod/mini'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { ChangeQueue } from '../../../shared/stores/ChangeQueue.ts'
import { assumed, checked } from '../../checking/parts/points.ts'
import { OverviewStore } from '../overview/OverviewStore.ts'

/** How often it is asked whether the score is there. */
const POLL_MILLISECONDS = 2_000

/** Which points of which questions, counted from 1 and from 0. */
type ChosenPoints = { place: number; point: number }[]

/** What an interview came to, and what follows from it. */
export class ResultStore {
  readonly result = new RequestState<InterviewReport>()
  /** A model takes its time to score it: the page asks again by itself. */
  isBeingScored = false
  isAdding = false
  isAssuming = false
  /** Places of the questions that are unfolded. */
  readonly opened = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #checks = new ChangeQueue()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { result: false }, { autoBind: true })
  }

  async load(id: number): Promise<void> {
    this.leave()
    if (this.result.value?.id !== id) this.result.reset()
    this.isBeingScored = false
    this.opened.clear()
    await Promise.all([this.#fetch(id), this.#root.feature(OverviewStore).load()])
    runInAction(() => this.#openFirst())
  }

  /** The user leaves the page. */
  leave(): void {
    clearTimeout(this.#timer)
  }

  setOpen(place: number, isOpen: boolean): void {
    if (isOpen) this.opened.add(place)
    else this.opened.delete(place)
  }

  /** Shows an objection that the server has taken. */
  addObjection(objection: InterviewObjection): void {
    this.result.update((result) => ({ ...result, objections: [...result.objections, objection] }))
    this.#watch()
  }

  /** Checks a point, or takes the check back; it shows at once, the score when it is stored. */
  async check(place: number, point: number, check: Check | null, passage?: Passage): Promise<void> {
    const { value } = this.result
    const from = value?.questions.find((question) => question.place === place)?.assessment?.points[point]
    if (!value || !from) return
    const { id } = value
    await this.#checks.change(`${id} ${place} ${point}`, {
      from,
      to: checked(from, check, passage),
      show: (shown) =>
        this.#changePoints((known, at) => (at.place === place && at.point === point ? shown : known)),
      save: async () => {
        const body = { id, place, point, check, ...(passage && { passage }) }
        this.#settle(id, await this.#root.api.interviewSession.check(body))
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
      const scores = await this.#root.api.interviewSession.assume({ id, isAssumed })
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

  /** Puts missed key points into the review. */
  async reviewMissed(points: ChosenPoints): Promise<void> {
    const { value } = this.result
    if (!value || this.isAdding) return
    this.isAdding = true
    try {
      const count = await this.#root.api.interviewSession.review({ id: value.id, points })
      runInAction(() => this.result.update((result) => ({ ...result, reviewedCount: count })))
    } catch {
      // The api client has told the user.
    } finally {
      runInAction(() => {
        this.isAdding = false
      })
    }
  }

  /** Unfolds the question at which there is something to do. */
  #openFirst(): void {
    const questions = this.result.value?.questions ?? []
    const first =
      questions.find(({ assessment }) => countPoints(assessment?.points ?? []).uncheckedCount > 0) ??
      questions.find(({ assessment }) => assessment?.points.some(isMissed))
    if (first) this.opened.add(first.place)
  }

  #changePoints(change: (point: PointResult, at: ChosenPoints[number]) => PointResult): void {
    this.result.update((result) => {
      const questions = result.questions.map((question) => {
        const { assessment, place } = question
        if (!assessment) return question
        const points = assessment.points.map((point, index) => change(point, { place, point: index }))
        return { ...question, assessment: { ...assessment, points } }
      })
      const points = questions.flatMap(({ assessment }) => assessment?.points ?? [])
      return { ...result, questions, ...countPoints(points) }
    })
  }

  /** Shows what it comes to by the server, whose counts the points here may already be ahead of. */
  #settle(
    id: number,
    { questions, score, scorer, dimensions, topics, missedCount, reviewedCount }: CheckedScores,
  ): void {
    const scores = new Map(questions.map((question) => [question.place, question.score]))
    this.result.update((result) =>
      result.id === id
        ? {
            ...result,
            ...{ score, scorer, dimensions, topics, missedCount, reviewedCount },
            questions: result.questions.map((question) => ({
              ...question,
              score: scores.get(question.place) ?? null,
            })),
          }
        : result,
    )
  }

  async #fetch(id: number): Promise<void> {
    // What is not scored yet is not an error that a toast has to tell: the page says so.
    await this.result.run((signal) => this.#root.api.interviewSession.result({ id }, { signal, quiet: true }))
    runInAction(() => {
      this.isBeingScored = isScoring(this.result.error)
    })
    if (this.isBeingScored) this.#timer = setTimeout(() => void this.load(id), POLL_MILLISECONDS)
    else this.#watch()
  }

  /** Asks again as long as the model is at a second scoring. */
  #watch(): void {
    const { value } = this.result
    if (!value?.objections.some(({ second, outcome }) => second === null && outcome === 'open')) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#fetch(value.id), POLL_MILLISECONDS)
  }
}

/** Whether a point was not said, or said wrongly. */
export function isMissed(point: PointResult): boolean {
  const standing = standingOf(point)
  return standing === 'missing' || standing === 'wrong'
}

const notYet = z.object({ state: z.enum(SESSION_STATES) })

function isScoring(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== Code.conflict) return false
  return notYet.safeParse(error.data).data?.state === 'scoring'
}
