import type { Page } from '@app/contract/common/schemas'
import type {
  KnowledgePointRecord,
  KnowledgePointRecordDetail,
} from '@app/contract/knowledge-point-record/schemas'
import type {
  KnowledgePointRevision,
  KnowledgePointRevisionDetail,
} from '@app/contract/knowledge-point-revision/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import {
  toPointDetail,
  toPointRecord,
  toPointRevision,
  toPointRevisionDetail,
} from './point-record.mapper.ts'
import type { PointListArguments, PointRecordRepository } from './point-record.repository.ts'
import type { PointRevisionListArguments, PointRevisionRepository } from './point-revision.repository.ts'

/** Knowledge points and their history as admins read them. */
export class PointRecordService {
  readonly #points: PointRecordRepository
  readonly #revisions: PointRevisionRepository

  constructor(points: PointRecordRepository, revisions: PointRevisionRepository) {
    this.#points = points
    this.#revisions = revisions
  }

  page(query: PointListArguments & Paging): Promise<Page<KnowledgePointRecord>> {
    return paging(query, (list, slice) => this.#points.page(list, slice), toPointRecord)
  }

  /** The same with all that the points hold. */
  details(query: PointListArguments & Paging): Promise<Page<KnowledgePointRecordDetail>> {
    return paging(query, (list, slice) => this.#points.pageOfDetails(list, slice), toPointDetail)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<KnowledgePointRecordDetail> {
    const [row] = await this.#points.findAll([id])
    if (!row) throw notFound()
    return toPointDetail(row)
  }

  revisions(query: PointRevisionListArguments & Paging): Promise<Page<KnowledgePointRevision>> {
    return paging(query, (list, slice) => this.#revisions.page(list, slice), toPointRevision)
  }

  /** @throws AppError 40400 */
  async getRevision(id: number): Promise<KnowledgePointRevisionDetail> {
    const row = await this.#revisions.find(id)
    if (!row) throw notFound()
    return toPointRevisionDetail(row)
  }
}
