import type { Page, QuestionRevision, QuestionRevisionDetail } from '@app/contract'
import { notFound } from '../../platform/app-error.ts'
import { toRevision, toRevisionDetail } from './question-revision.mapper.ts'
import type { QuestionRevisionRepository } from './question-revision.repository.ts'

interface PageInput {
  questionId: number
  current: number
  pageSize: number
  sortOrder?: 'ascend' | 'descend' | undefined
}

/** The history of questions. */
export class QuestionRevisionService {
  readonly #revisions: QuestionRevisionRepository

  constructor(revisions: QuestionRevisionRepository) {
    this.#revisions = revisions
  }

  async page({
    questionId,
    current,
    pageSize,
    sortOrder = 'descend',
  }: PageInput): Promise<Page<QuestionRevision>> {
    const stretch = { limit: pageSize, offset: (current - 1) * pageSize, sortOrder }
    const { rows, total } = await this.#revisions.page(questionId, stretch)
    return { records: rows.map(toRevision), total, current, pageSize }
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<QuestionRevisionDetail> {
    const row = await this.#revisions.find(id)
    if (!row) throw notFound()
    return toRevisionDetail(row)
  }
}
