import { Code } from '@app/contract/common/envelope'
import type { QuestionRecordDetail } from '@app/contract/question-record/schemas'
import type { Kysely } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { QuestionRevisionRepository } from '../revision/question-revision.repository.ts'
import { QuestionWriter } from '../write/QuestionWriter.ts'
import { toRecordDetail } from './question-record.mapper.ts'
import { QuestionRecordRepository } from './question-record.repository.ts'

/** What is read and written of questions in one transaction. */
export class QuestionTransaction {
  readonly db: Kysely<DB>
  readonly questions: QuestionRecordRepository
  readonly writer: QuestionWriter
  readonly revisions: QuestionRevisionRepository

  constructor(transaction: Kysely<DB>) {
    this.db = transaction
    this.questions = new QuestionRecordRepository(transaction)
    this.writer = new QuestionWriter(transaction)
    this.revisions = new QuestionRevisionRepository(transaction)
  }

  /** Reads questions that nobody else changes until the transaction ends. @throws AppError 40400 when one is not there */
  async lock(ids: readonly number[]): Promise<QuestionRecordDetail[]> {
    const locked = await this.writer.lock(ids)
    if (locked.length < ids.length) throw notFound()
    const records = new Map((await this.questions.findAll(ids)).map((row) => [row.id, toRecordDetail(row)]))
    return ids.flatMap((id) => records.get(id) ?? [])
  }

  lockParent(bankId: number): Promise<boolean> {
    return this.writer.lockBank(bankId)
  }

  async findParent(id: number): Promise<number | undefined> {
    return (await this.questions.find(id))?.bank_id
  }

  /** Reads one question in the version that one knows. @throws AppError 40400, 40900 with the record as it is now */
  async lockVersion(id: number, version: number): Promise<QuestionRecordDetail> {
    const [current] = await this.lock([id])
    if (!current) throw notFound()
    if (current.version !== version) throw new AppError(Code.conflict, 'conflict', { current })
    return current
  }
}
