import type { CodeAttemptDetail, CodeAttemptSummary } from '@app/contract/code-attempt/schemas'
import type { Page } from '@app/contract/common/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { QuestionProgramService } from '../../question/program/question-program.service.ts'
import {
  type AttemptListArguments,
  type AttemptRow,
  CodeAttemptRepository,
  type NewAttempt,
} from './code-attempt.repository.ts'

/** What learners handed in. The code ran in their browsers, and the server believes what they tell of it. */
export class CodeAttemptService {
  readonly #db: Kysely<DB>
  readonly #programs: QuestionProgramService

  constructor(db: Kysely<DB>, programs: QuestionProgramService) {
    this.#db = db
    this.#programs = programs
  }

  /** The same attempt twice is one. @throws AppError 40400, 40000 at `language` */
  async add(userId: number, attempt: NewAttempt): Promise<CodeAttemptSummary> {
    await this.#programs.requireLanguage(attempt.questionId, attempt.language)
    return this.#db.transaction().execute(async (transaction) => {
      const attempts = new CodeAttemptRepository(transaction)
      const row = await attempts.insert(userId, attempt)
      if (row) await attempts.dropOld(userId, attempt.questionId)
      const kept = row ?? (await attempts.findByKey(userId, attempt.key))
      if (!kept) throw notFound()
      return toSummary(kept)
    })
  }

  page(userId: number, query: AttemptListArguments & Paging): Promise<Page<CodeAttemptSummary>> {
    const attempts = new CodeAttemptRepository(this.#db)
    return paging(query, (list, slice) => attempts.page(userId, list, slice), toSummary)
  }

  /** @throws AppError 40400 where it is not the caller's own */
  async get(userId: number, id: number): Promise<CodeAttemptDetail> {
    const row = await new CodeAttemptRepository(this.#db).find(userId, id)
    if (!row) throw notFound()
    return { ...toSummary(row), code: row.code }
  }
}

const toSummary = ({ createTime, ...attempt }: AttemptRow): CodeAttemptSummary => ({
  ...attempt,
  createTime: createTime.toISOString(),
})
