import { Code } from '@app/contract/common/envelope'
import type { KnowledgePointRecordDetail } from '@app/contract/knowledge-point-record/schemas'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { ChapterWriter } from '../chapter/ChapterWriter.ts'
import { PointWriter } from './PointWriter.ts'
import { toPointDetail } from './point-record.mapper.ts'
import { PointRecordRepository } from './point-record.repository.ts'
import { PointRevisionRepository } from './point-revision.repository.ts'

/** What is read and written of knowledge points in one transaction. */
export class PointTransaction {
  readonly db: Kysely<DB>
  readonly points: PointRecordRepository
  readonly writer: PointWriter
  readonly revisions: PointRevisionRepository

  constructor(transaction: Kysely<DB>) {
    this.db = transaction
    this.points = new PointRecordRepository(transaction)
    this.writer = new PointWriter(transaction)
    this.revisions = new PointRevisionRepository(transaction)
  }

  /** Reads points that nobody else changes until the transaction ends. @throws AppError 40400 when one is not there */
  async lock(ids: readonly number[]): Promise<KnowledgePointRecordDetail[]> {
    const locked = await this.writer.lock(ids)
    if (locked.length < ids.length) throw notFound()
    const records = new Map((await this.points.findAll(ids)).map((row) => [row.id, toPointDetail(row)]))
    return ids.flatMap((id) => records.get(id) ?? [])
  }

  /** Reads one point in the version that one knows. @throws AppError 40400, 40900 with the record as it is now */
  async lockVersion(id: number, version: number): Promise<KnowledgePointRecordDetail> {
    const [current] = await this.lock([id])
    if (!current) throw notFound()
    if (current.version !== version) throw new AppError(Code.conflict, 'conflict', { current })
    return current
  }

  lockParent(parentId: number): Promise<boolean> {
    return new ChapterWriter(this.db).lock(parentId)
  }

  async findParent(id: number): Promise<number | undefined> {
    const [row] = await this.points.findAll([id])
    return row?.chapter_id
  }

  /** @throws AppError 40000 at `chapterId` */
  async requireChapter(chapterId: number): Promise<void> {
    if (!(await this.lockParent(chapterId)))
      throw fieldRefused(Code.badParameters, 'chapterId', 'chapterMissing')
  }

  /** @throws AppError 40000 at the first question that is not there */
  async requireQuestions(ids: readonly number[]): Promise<void> {
    const known = ids.length > 0 ? await this.points.existingQuestions(ids) : new Set()
    const missing = ids.findIndex((id) => !known.has(id))
    if (missing !== -1) throw fieldRefused(Code.badParameters, `questionIds.${missing}`, 'relatedMissing')
  }
}
