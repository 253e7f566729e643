import type { Page } from '@app/contract/common/schemas'
import type { FavouriteQuestion } from '@app/contract/favourite/schemas'
import { difficulty, mastery, type QuestionDetail, type QuestionResume } from '@app/contract/question/schemas'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Language } from '../../platform/i18n.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import { type FavouriteListArguments, type FavouriteRow, PracticeRepository } from './practice.repository.ts'
import type { VisitRecorder } from './VisitRecorder.ts'
import { VisitRepository } from './visit.repository.ts'

interface PracticeDependencies {
  db: Kysely<DB>
  questions: QuestionService
  visits: VisitRecorder
}

/** Practising questions: opening one, favourite. Everything is the caller's own. */
export class PracticeService {
  readonly #db: Kysely<DB>
  readonly #practice: PracticeRepository
  readonly #questions: QuestionService
  readonly #visits: VisitRecorder

  constructor({ db, questions, visits }: PracticeDependencies) {
    this.#db = db
    this.#practice = new PracticeRepository(db)
    this.#questions = questions
    this.#visits = visits
  }

  /** Reads a question and records the visit. @throws AppError 40400 */
  async open(userId: number, questionId: number, language: Language): Promise<QuestionDetail> {
    const question = await this.#questions.get(questionId, userId, language)
    this.#visits.record(userId, questionId)
    return question
  }

  /** Where the user left off. */
  async resume(userId: number): Promise<QuestionResume | null> {
    const row = await new VisitRepository(this.#db).findLast(userId)
    if (!row) return null
    return {
      id: row.id,
      title: row.title,
      bankId: row.bank_id,
      bankName: row.bank_name,
      mastery: mastery.parse(row.mastery ?? 0),
      viewTime: row.visit_time.toISOString(),
    }
  }

  async addFavourite(userId: number, questionId: number): Promise<void> {
    await this.#questions.requireQuestion(questionId)
    await this.#practice.addFavourite(userId, questionId)
  }

  async deleteFavourite(userId: number, questionId: number): Promise<void> {
    await this.#questions.requireQuestion(questionId)
    await this.#practice.deleteFavourite(userId, questionId)
  }

  pageFavourites(userId: number, query: FavouriteListArguments & Paging): Promise<Page<FavouriteQuestion>> {
    return paging(query, (list, slice) => this.#practice.pageFavourites(userId, list, slice), toFavourite)
  }
}

function toFavourite(row: FavouriteRow): FavouriteQuestion {
  return {
    id: row.id,
    title: row.title,
    bankName: row.bank_name,
    difficulty: difficulty.parse(row.difficulty),
    isPublished: row.is_published,
    createTime: row.create_time.toISOString(),
  }
}
