import type { Page } from '@app/contract/common/schemas'
import type { TagCount } from '@app/contract/question-bank/schemas'
import type { QuestionRecordDetail } from '@app/contract/question-record/schemas'
import type { QuestionRevision, QuestionRevisionDetail } from '@app/contract/question-revision/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

interface Paging {
  current: number
  pageSize: number
}

/** What can be done with questions besides reading and writing single ones. */
export interface QuestionMethods {
  /** The tags of published questions with their counts, of one bank or of all. */
  listTags: (bankId?: number) => Promise<TagCount[]>
  /** Moves a question behind another one of its bank, or to the front (null). */
  reorderQuestion: (id: number, afterId: number | null) => Promise<unknown>
  /** A page of a list with all fields of its questions. */
  pageOfDetails: (filter: object, paging: Paging) => Promise<Page<QuestionRecordDetail>>
  pageOfRevisions: (questionId: number, paging: Paging) => Promise<Page<QuestionRevision>>
  getRevision: (id: number) => Promise<QuestionRevisionDetail>
  /** @param version the question's version that the admin has seen */
  restoreRevision: (id: number, version: number) => Promise<{ version: number }>
}

export function createQuestionMethods({
  questionBank,
  questionRecord,
  questionRevision,
}: Api): QuestionMethods {
  return {
    listTags: (bankId) => withHttpErrors(questionBank.tags(bankId === undefined ? {} : { bankId })),
    reorderQuestion: (id, afterId) => withHttpErrors(questionRecord.reorder({ id, afterId })),
    pageOfDetails: (filter, paging) => withHttpErrors(questionRecord.details({ ...filter, ...paging })),
    pageOfRevisions: (questionId, paging) => withHttpErrors(questionRevision.page({ questionId, ...paging })),
    getRevision: (id) => withHttpErrors(questionRevision.get({ id })),
    restoreRevision: (id, version) => withHttpErrors(questionRevision.restore({ id, version })),
  }
}
