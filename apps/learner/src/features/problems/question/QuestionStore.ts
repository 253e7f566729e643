import type { Contributor } from '@app/contract/contribution/schemas'
import type { Passage } from '@app/contract/interview-session/schemas'
import { type Check, countPoints } from '@app/contract/key-point/values'
import type { KnowledgePointLink } from '@app/contract/knowledge-point/schemas'
import type { QuestionDetail, QuestionPosition, QuestionSummary } from '@app/contract/question/schemas'
import type { Rating } from '@app/contract/review/values'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { importCode } from '../../../shared/import-code.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { PagedList } from '../../../shared/stores/PagedList.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'
import { type QuestionListQuery, toFilters } from '../list/question-list-query.ts'
import { NoteEditor } from '../parts/note/NoteEditor.ts'
import { type Comparison, comparePoints, type Recogniser, suggestRating } from './compare-points.ts'
import { QuestionRating } from './QuestionRating.ts'
import { RecalledAnswer } from './RecalledAnswer.ts'

/** Questions listed beside the current one. */
const SIBLINGS = 50

/** One question being practised: recall, reveal, rate; favourite, 面试遇到过 and note; its place in the list the user came from. */
export class QuestionStore {
  readonly detail = new RequestState<QuestionDetail>()
  readonly position = new RequestState<QuestionPosition>()
  readonly siblings = new PagedList<QuestionSummary, QuestionListQuery>((query, signal) =>
    this.#root.api.question.page(
      { ...toFilters(query), current: query.page, pageSize: SIBLINGS },
      { signal },
    ),
  )
  readonly rating: QuestionRating
  recalled: RecalledAnswer | null = null
  isRevealed = false
  note: NoteEditor | null = null
  /** The knowledge points that explain it. */
  points: readonly KnowledgePointLink[] = []
  /** Null while it is not known. */
  commentCount: number | null = null
  /** Whose contributions it holds. */
  contributors: readonly Contributor[] = []
  /** Fetched with the first answer that is revealed. */
  recogniser: Recogniser | null = null
  readonly #toggle = new Toggle()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    this.rating = new QuestionRating(root, (id, rated) => this.#change(id, rated))
    makeAutoObservable(
      this,
      { detail: false, position: false, siblings: false, rating: false, recogniser: observableRef },
      { autoBind: true },
    )
  }

  async load(id: number, list: QuestionListQuery): Promise<void> {
    this.isRevealed = false
    this.rating.open(id)
    this.note = null
    this.points = []
    this.commentCount = null
    this.contributors = []
    this.recalled = new RecalledAnswer(this.#root, id)
    if (this.detail.value?.id !== id) this.detail.reset()
    const refreshed = this.recalled.refresh()
    await Promise.all([this.#loadDetail(id), this.#loadPosition(id, list), refreshed])
    await Promise.all([
      this.rating.refresh(),
      this.#loadPoints(id),
      this.#loadCommentCount(id),
      this.#loadContributors(id),
    ])
  }

  /** Last, and without a word when it fails: the question can be practised without them. */
  async #loadPoints(id: number): Promise<void> {
    const points = await this.#root.api.knowledgePoint
      .ofQuestion({ questionId: id }, { quiet: true })
      .catch(() => [])
    if (this.detail.value?.id === id) runInAction(() => (this.points = points))
  }

  /** Without a word when it fails: the comments are there without their number. */
  async #loadCommentCount(id: number): Promise<void> {
    const target = { targetType: 'question', targetId: id } as const
    const count = await this.#root.api.comment.count(target, { quiet: true }).catch(() => null)
    if (this.detail.value?.id === id) runInAction(() => (this.commentCount = count))
  }

  /** The same for whoever contributed to it. */
  async #loadContributors(id: number): Promise<void> {
    const contributors = await this.#root.api.contribution
      .contributors({ questionId: id }, { quiet: true })
      .catch(() => [])
    if (this.detail.value?.id === id) runInAction(() => (this.contributors = contributors))
  }

  async #loadDetail(id: number): Promise<void> {
    await this.detail.run((signal) => this.#root.api.question.get({ id }, { signal }))
    const question = this.detail.value
    if (question?.id === id)
      runInAction(() => (this.note = new NoteEditor(this.#root, { type: 'question', id }, question.note)))
  }

  async #loadPosition(id: number, list: QuestionListQuery): Promise<void> {
    const input = { id, ...toFilters(list) }
    await this.position.run((signal) => this.#root.api.question.locate(input, { signal }))
    const position = this.position.value?.position ?? 1
    await this.siblings.load({ ...list, page: Math.ceil(position / SIBLINGS) })
  }

  setRevealed(isRevealed: boolean): void {
    this.isRevealed = isRevealed
    if (isRevealed && !this.recogniser) void this.#loadRecogniser()
  }

  /** Without a word when it fails: the key points can be read without being compared. */
  async #loadRecogniser(): Promise<void> {
    const recognition = await importCode(() => import('@app/recognition')).catch(() => null)
    if (recognition) runInAction(() => (this.recogniser = recognition))
  }

  /** The recalled answer beside the key points; null while nothing is written. */
  get comparison(): Comparison | null {
    const question = this.detail.value
    const { recalled, recogniser } = this
    if (!question || !recogniser || !recalled?.answer.trim()) return null
    return comparePoints(question, recalled.answer, recalled.checks, recogniser)
  }

  /** What the comparison suggests; the learner decides. Of a checklist nothing is known before it is rated. */
  get suggestedRating(): Rating | null {
    const points = this.comparison?.points ?? []
    const isRated = !this.detail.value?.isPersonal || countPoints(points).uncheckedCount === 0
    return points.length > 0 && isRated ? suggestRating(points) : null
  }

  check(place: number, check: Check | null, passage?: Passage): void {
    const point = this.comparison?.points[place]
    const span = passage && { start: passage.start, end: passage.end }
    if (point) this.recalled?.check(point.text, check, span)
  }

  async toggleFavourite(): Promise<void> {
    const question = this.detail.value
    if (!question) return
    const { id, isFavourite } = question
    const { favourite } = this.#root.api
    await this.#toggle.set(`favourite:${id}`, {
      from: { isFavourite },
      to: { isFavourite: !isFavourite },
      show: (shown) => this.#change(id, shown),
      save: () => (isFavourite ? favourite.delete({ id }) : favourite.add({ questionId: id })),
    })
  }

  changeEncounter(id: number, change: Pick<QuestionDetail, 'encounter' | 'encounterCount'>): void {
    this.#change(id, change)
  }

  /** Changes the question here and in the list beside it. */
  #change(id: number, change: Partial<QuestionDetail>): void {
    this.detail.update((question) => (question.id === id ? { ...question, ...change } : question))
    const { mastery, isFavourite } = change
    this.siblings.change(id, {
      ...(mastery !== undefined && { mastery }),
      ...(isFavourite !== undefined && { isFavourite }),
    })
  }
}
