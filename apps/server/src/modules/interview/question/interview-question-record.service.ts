import type { Page } from '@app/contract/common/schemas'
import type {
  InterviewQuestionRecord,
  InterviewQuestionRecordDetail,
} from '@app/contract/interview-question-record/schemas'
import type {
  InterviewQuestionRevision,
  InterviewQuestionRevisionDetail,
} from '@app/contract/interview-question-revision/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import {
  toInterviewQuestionDetail,
  toInterviewQuestionRecord,
  toInterviewQuestionRevision,
  toInterviewQuestionRevisionDetail,
} from './interview-question-record.mapper.ts'
import type {
  InterviewQuestionListArguments,
  InterviewQuestionRecordRepository,
} from './interview-question-record.repository.ts'
import type {
  InterviewQuestionRevisionListArguments,
  InterviewQuestionRevisionRepository,
} from './interview-question-revision.repository.ts'

/** Interview questions and their history as admins read them. */
export class InterviewQuestionRecordService {
  readonly #questions: InterviewQuestionRecordRepository
  readonly #revisions: InterviewQuestionRevisionRepository

  constructor(questions: InterviewQuestionRecordRepository, revisions: InterviewQuestionRevisionRepository) {
    this.#questions = questions
    this.#revisions = revisions
  }

  page(query: InterviewQuestionListArguments & Paging): Promise<Page<InterviewQuestionRecord>> {
    return paging(query, (list, slice) => this.#questions.page(list, slice), toInterviewQuestionRecord)
  }

  /** The same with all that the questions hold. */
  details(query: InterviewQuestionListArguments & Paging): Promise<Page<InterviewQuestionRecordDetail>> {
    return paging(
      query,
      (list, slice) => this.#questions.pageOfDetails(list, slice),
      toInterviewQuestionDetail,
    )
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<InterviewQuestionRecordDetail> {
    const [row] = await this.#questions.findAll([id])
    if (!row) throw notFound()
    return toInterviewQuestionDetail(row)
  }

  revisions(
    query: InterviewQuestionRevisionListArguments & Paging,
  ): Promise<Page<InterviewQuestionRevision>> {
    return paging(query, (list, slice) => this.#revisions.page(list, slice), toInterviewQuestionRevision)
  }

  /** @throws AppError 40400 */
  async getRevision(id: number): Promise<InterviewQuestionRevisionDetail> {
    const row = await this.#revisions.find(id)
    if (!row) throw notFound()
    return toInterviewQuestionRevisionDetail(row)
  }
}
