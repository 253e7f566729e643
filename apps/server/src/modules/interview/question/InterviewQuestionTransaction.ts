import { Code } from '@app/contract/common/envelope'
import type { InterviewQuestionRecordDetail } from '@app/contract/interview-question-record/schemas'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { InterviewBankWriter } from '../bank/InterviewBankWriter.ts'
import { InterviewQuestionWriter } from './InterviewQuestionWriter.ts'
import { toInterviewQuestionDetail } from './interview-question-record.mapper.ts'
import { InterviewQuestionRecordRepository } from './interview-question-record.repository.ts'
import { InterviewQuestionRevisionRepository } from './interview-question-revision.repository.ts'

/** What is read and written of interview questions in one transaction. */
export class InterviewQuestionTransaction {
  readonly db: Kysely<DB>
  readonly questions: InterviewQuestionRecordRepository
  readonly writer: InterviewQuestionWriter
  readonly revisions: InterviewQuestionRevisionRepository

  constructor(transaction: Kysely<DB>) {
    this.db = transaction
    this.questions = new InterviewQuestionRecordRepository(transaction)
    this.writer = new InterviewQuestionWriter(transaction)
    this.revisions = new InterviewQuestionRevisionRepository(transaction)
  }

  /** Reads questions that nobody else changes until the transaction ends. @throws AppError 40400 when one is not there */
  async lock(ids: readonly number[]): Promise<InterviewQuestionRecordDetail[]> {
    const locked = await this.writer.lock(ids)
    if (locked.length < ids.length) throw notFound()
    const records = new Map(
      (await this.questions.findAll(ids)).map((row) => [row.id, toInterviewQuestionDetail(row)]),
    )
    return ids.flatMap((id) => records.get(id) ?? [])
  }

  /** Reads one question in the version that one knows. @throws AppError 40400, 40900 with the record as it is now */
  async lockVersion(id: number, version: number): Promise<InterviewQuestionRecordDetail> {
    const [current] = await this.lock([id])
    if (!current) throw notFound()
    if (current.version !== version) throw new AppError(Code.conflict, 'conflict', { current })
    return current
  }

  lockParent(parentId: number): Promise<boolean> {
    return new InterviewBankWriter(this.db).lock(parentId)
  }

  async findParent(id: number): Promise<number | undefined> {
    const [row] = await this.questions.findAll([id])
    return row?.bank_id
  }

  /** @throws AppError 40000 at `bankId` */
  async requireBank(bankId: number): Promise<void> {
    if (!(await this.lockParent(bankId)))
      throw fieldRefused(Code.badParameters, 'bankId', 'interviewBankMissing')
  }

  /** @throws AppError 40000 at the first question that is not there */
  async requireQuestions(ids: readonly number[]): Promise<void> {
    const known = ids.length > 0 ? await this.questions.existingQuestions(ids) : new Set()
    const missing = ids.findIndex((id) => !known.has(id))
    if (missing !== -1) throw fieldRefused(Code.badParameters, `questionIds.${missing}`, 'relatedMissing')
  }
}
