import type { Page } from '@app/contract/common/schemas'
import type { QuestionDetail, QuestionPosition, QuestionSummary } from '@app/contract/question/schemas'
import type { ListProgress } from '@app/contract/question-bank/schemas'
import { notFound } from '../../../platform/app-error.ts'
import type { Language } from '../../../platform/i18n.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import { toProgress } from '../bank/question-bank.mapper.ts'
import { toDetail, toSummary } from './question.mapper.ts'
import type { QuestionRepository } from './question.repository.ts'
import type { QuestionDetailRepository } from './question-detail.repository.ts'
import type { QuestionListArguments } from './question-list.query.ts'

const dayInShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** Finding questions and reading them. */
export class QuestionService {
  readonly #questions: QuestionRepository
  readonly #details: QuestionDetailRepository

  constructor(questions: QuestionRepository, details: QuestionDetailRepository) {
    this.#questions = questions
    this.#details = details
  }

  /** @param userId null for a guest */
  page(query: QuestionListArguments & Paging, userId: number | null): Promise<Page<QuestionSummary>> {
    return paging(query, (list, slice) => this.#questions.page(list, userId, slice), toSummary)
  }

  /** All of a published question, with what the user has marked it with. @throws AppError 40400 */
  async get(id: number, userId: number, language: Language): Promise<QuestionDetail> {
    const row = await this.#details.find(id, userId)
    if (!row) throw notFound()
    return toDetail(row, language)
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

  /** How many questions a list holds, and how many of them the user has at each mastery. */
  async progress(list: QuestionListArguments, userId: number): Promise<ListProgress> {
    const { total, mastered } = await this.#questions.countMastered(list, userId)
    return { questionCount: total, progress: toProgress(mastered) }
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
