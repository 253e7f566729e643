import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { PaperSheet, PaperSummary } from '@app/contract/paper/schemas'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import type { Rating } from '@app/contract/review/values'
import type { Kysely } from 'kysely'
import { AppError, notFound } from '../../platform/app-error.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import type { QuestionDrawService } from '../question/draw/question-draw.service.ts'
import { toEntry, toSheet, toSummary } from './paper.mapper.ts'
import { type PaperListArguments, PaperRepository } from './paper.repository.ts'
import type { PaperClosingService } from './paper-closing.service.ts'
import { PaperQuestionRepository } from './paper-question.repository.ts'

interface PaperDependencies {
  kysely: Kysely<DB>
  limits: Limits
  questionDraws: QuestionDrawService
  closing: PaperClosingService
}

interface Answer {
  id: number
  questionId: number
  version: number
  answer: string
  rating: Rating | null
  isFlagged: boolean
  seconds: number
}

const MINUTE = 60_000

/** Papers while they are answered. The server's clock says when one ends. */
export class PaperService {
  readonly #db: Kysely<DB>
  readonly #papers: PaperRepository
  readonly #draws: QuestionDrawService
  readonly #closing: PaperClosingService
  readonly #limits: Limits

  constructor({ kysely, limits, questionDraws, closing }: PaperDependencies) {
    this.#db = kysely
    this.#papers = new PaperRepository(kysely)
    this.#draws = questionDraws
    this.#closing = closing
    this.#limits = limits
  }

  /** Draws a paper; its time begins. @throws AppError 40000 when the filter has fewer questions, 40900 with the id of an open one, 42900 */
  async add(
    userId: number,
    { filter, questionCount, minutes }: { filter: DrawFilter; questionCount: number; minutes: number },
  ): Promise<number> {
    await this.#closing.closeOverdue(userId)
    await this.#refuseSecond(userId)
    const order = (await this.#papers.hasAny(userId)) ? 'shuffled' : 'frequent'
    // Its answers are written and judged by key points: a programming problem has neither.
    const written = { ...filter, form: 'text' as const }
    const { questionIds, matching } = await this.#draws.draw(userId, written, questionCount, order)
    if (matching < questionCount) throw tooFew(matching)
    await this.#limits.consume('paperHour', userId)
    const bankNames = await this.#draws.bankNames(filter)
    const createTime = new Date()
    const deadlineTime = new Date(createTime.getTime() + minutes * MINUTE)
    const paper = { userId, filter, bankNames, minutes, createTime, deadlineTime }
    try {
      return await this.#db
        .transaction()
        .execute((trx) => new PaperRepository(trx).insert(paper, questionIds))
    } catch (error) {
      if (isUniqueViolation(error, 'paper_open')) await this.#refuseSecond(userId)
      throw error
    }
  }

  /** @throws AppError 40400 */
  async get(userId: number, id: number): Promise<PaperSheet> {
    await this.#closing.closeOverdue(userId)
    const row = await this.#papers.find(userId, id)
    if (!row) throw notFound()
    return toSheet(row, await new PaperQuestionRepository(this.#db).list(id), new Date())
  }

  /**
   * Keeps what the user puts down for a question.
   * @returns the entry's new version
   * @throws AppError 40400, 40900 without data when the paper is closed, 40900 with the entry when it was changed elsewhere
   */
  async answer(userId: number, { id, questionId, version, ...change }: Answer): Promise<{ version: number }> {
    await this.#closing.closeOverdue(userId)
    return this.#db.transaction().execute(async (trx) => {
      const paper = await new PaperRepository(trx).lockShared(userId, id)
      if (!paper) throw notFound()
      if (paper.close_time || paper.deadline_time <= new Date())
        throw new AppError(Code.conflict, 'paperClosed')
      const entries = new PaperQuestionRepository(trx)
      const next = await entries.update(id, questionId, version, change)
      if (next !== undefined) return { version: next }
      const current = await entries.find(id, questionId)
      if (!current) throw notFound()
      const { answer, rating, is_flagged } = current
      // Sent again, as the first answer was lost.
      if (answer === change.answer && rating === change.rating && is_flagged === change.isFlagged)
        return { version: current.version }
      throw new AppError(Code.conflict, 'answeredElsewhere', { entry: toEntry(current) })
    })
  }

  async page(userId: number, query: PaperListArguments & Paging): Promise<Page<PaperSummary>> {
    await this.#closing.closeOverdue(userId)
    return paging(query, (list, slice) => this.#papers.page(userId, list, slice), toSummary)
  }

  async #refuseSecond(userId: number): Promise<void> {
    const open = await this.#papers.findOpen(userId)
    if (open) throw new AppError(Code.conflict, 'paperOpen', { id: open.id })
  }
}

function tooFew(available: number): AppError {
  const field = { path: 'questionCount', message: 'onlySoManyQuestions' }
  return new AppError(Code.badParameters, 'badParameters', [field], { available })
}
