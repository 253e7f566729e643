import type { Page, QuestionDetail, QuestionPosition, QuestionSummary } from '@app/contract'
import { LRUCache } from 'lru-cache'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import { toSummary } from './question.mapper.ts'
import type { QuestionRepository } from './question.repository.ts'
import type { QuestionDetailService } from './question-detail.service.ts'
import type { QuestionListArguments } from './question-list.query.ts'

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
  readonly #guestLists = new LRUCache<string, Page<QuestionSummary>, ListQuery>({
    max: MAX_LISTS,
    ttl: LIST_MILLISECONDS,
    // Who asked before the lists were invalidated still gets an answer; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context }) => this.#readPage(context, null),
  })

  constructor(questions: QuestionRepository, details: QuestionDetailService) {
    this.#questions = questions
    this.#details = details
  }

  /** A list that many guests ask for at once is read once. @param userId null for a guest */
  async page(query: ListQuery, userId: number | null): Promise<Page<QuestionSummary>> {
    if (userId !== null) return this.#readPage(query, userId)
    const key = JSON.stringify(query)
    const kept = key.length <= MAX_KEY_LENGTH && (await this.#guestLists.fetch(key, { context: query }))
    return kept || this.#readPage(query, null)
  }

  /** Content has changed. */
  invalidate(): void {
    this.#guestLists.clear()
    this.#details.invalidate()
  }

  #readPage(query: ListQuery, userId: number | null): Promise<Page<QuestionSummary>> {
    return paging(query, (list, slice) => this.#questions.page(list, userId, slice), toSummary)
  }

  /** All of a published question, with what the user has marked it with. @throws AppError 40400 */
  async get(id: number, userId: number): Promise<QuestionDetail> {
    const question = await this.#details.find(id, userId)
    if (!question) throw notFound()
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

  /** @throws AppError 40400 */
  async requireQuestion(id: number): Promise<void> {
    if (!(await this.#questions.exists(id))) throw notFound()
  }
}
