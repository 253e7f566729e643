import type { Page, QuestionDetail, QuestionPosition, QuestionResume, QuestionSummary } from '@app/contract'
import { LRUCache } from 'lru-cache'
import { notFound } from '../../platform/app-error.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import { toMastery, toSummary } from './question.mapper.ts'
import type { QuestionRepository } from './question.repository.ts'
import type { QuestionDetailService } from './question-detail.service.ts'
import type { QuestionListArguments } from './question-list.query.ts'
import type { VisitRecorder } from './visit-recorder.ts'

const dayInShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

type ListQuery = QuestionListArguments & Paging

/** A guest's list is the same for every guest and may be this old (docs/decisions/003). */
const LIST_MILLISECONDS = 1_000
const MAX_LISTS = 300
/** Longer queries are answered but not kept. */
const MAX_KEY_LENGTH = 300

/** Finding questions and reading them. */
export class QuestionService {
  readonly #questions: QuestionRepository
  readonly #details: QuestionDetailService
  readonly #visits: VisitRecorder
  readonly #guestLists = new LRUCache<string, Page<QuestionSummary>, ListQuery>({
    max: MAX_LISTS,
    ttl: LIST_MILLISECONDS,
    // Who asked before the lists were forgotten still gets an answer; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context }) => this.#readPage(context, null),
  })

  constructor(questions: QuestionRepository, details: QuestionDetailService, visits: VisitRecorder) {
    this.#questions = questions
    this.#details = details
    this.#visits = visits
  }

  /** A list that many guests ask for at once is read once. @param userId null for a guest */
  async page(query: ListQuery, userId: number | null): Promise<Page<QuestionSummary>> {
    if (userId !== null) return this.#readPage(query, userId)
    const key = JSON.stringify(query)
    const kept = key.length <= MAX_KEY_LENGTH && (await this.#guestLists.fetch(key, { context: query }))
    return kept || this.#readPage(query, null)
  }

  /** Content has changed. */
  forget(): void {
    this.#guestLists.clear()
    this.#details.forget()
  }

  #readPage(query: ListQuery, userId: number | null): Promise<Page<QuestionSummary>> {
    return paging(query, (list, slice) => this.#questions.page(list, userId, slice), toSummary)
  }

  /** Reads a question and notes the visit. @throws AppError 40400 */
  async open(id: number, userId: number): Promise<QuestionDetail> {
    const question = await this.#details.find(id, userId)
    if (!question) throw notFound()
    this.#visits.record(userId, id)
    return question
  }

  /** @throws AppError 40400 when there is no such question */
  async locate(
    { id, ...list }: QuestionListArguments & { id: number },
    userId: number,
  ): Promise<QuestionPosition> {
    const place = (await this.#questions.exists(id)) && (await this.#questions.locate(id, list, userId))
    if (!place) throw notFound()
    return place
  }

  /** The question of the day, by the calendar of Shanghai. */
  async today(userId: number | null): Promise<QuestionSummary | null> {
    const id = await this.#questions.findDaily(dayInShanghai.format(new Date()))
    const row = id === undefined ? undefined : await this.#questions.findSummary(id, userId)
    return row ? toSummary(row) : null
  }

  async resume(userId: number): Promise<QuestionResume | null> {
    const row = await this.#questions.findLastVisited(userId)
    if (!row) return null
    return {
      id: row.id,
      title: row.title,
      bankId: row.bank_id,
      bankName: row.bank_name,
      mastery: toMastery(row.mastery),
      viewTime: row.visit_time.toISOString(),
    }
  }

  /** @throws AppError 40400 */
  async requireQuestion(id: number): Promise<void> {
    if (!(await this.#questions.exists(id))) throw notFound()
  }
}
