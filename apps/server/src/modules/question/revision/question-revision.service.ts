import type { Page } from '@app/contract/common/schemas'
import type {
  QuestionRevision,
  QuestionRevisionDetail,
  QuestionSnapshot,
} from '@app/contract/question-revision/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import { toRevision, toRevisionDetail } from './question-revision.mapper.ts'
import type {
  QuestionRevisionListArguments,
  QuestionRevisionRepository,
} from './question-revision.repository.ts'

/** The history of questions. */
export class QuestionRevisionService {
  readonly #revisions: QuestionRevisionRepository

  constructor(revisions: QuestionRevisionRepository) {
    this.#revisions = revisions
  }

  page(query: QuestionRevisionListArguments & Paging): Promise<Page<QuestionRevision>> {
    return paging(query, (list, slice) => this.#revisions.page(list, slice), toRevision)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<QuestionRevisionDetail> {
    const row = await this.#revisions.find(id)
    if (!row) throw notFound()
    return toRevisionDetail(row)
  }

  /** What a question said at a version; null when the history does not have it. */
  async findVersion(questionId: number, version: number): Promise<QuestionSnapshot | null> {
    const row = await this.#revisions.findVersion(questionId, version)
    return row ? toRevisionDetail(row).snapshot : null
  }
}
