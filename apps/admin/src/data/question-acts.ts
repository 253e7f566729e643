import type {
  Page,
  QuestionRecordDetail,
  QuestionRevision,
  QuestionRevisionDetail,
  TagCount,
} from '@app/contract'
import type { Api } from './api.ts'
import { withHttpErrors } from './to-http-error.ts'

interface Paging {
  current: number
  pageSize: number
}

/** What can be done with questions and banks besides reading and writing single ones. */
export interface QuestionActs {
  /** The tags of published questions with their counts, of one bank or of all. */
  listTags: (bankId?: number) => Promise<TagCount[]>
  /** Fails with what each lacks when one is incomplete. */
  publishQuestions: (ids: number[]) => Promise<void>
  archiveQuestions: (ids: number[]) => Promise<void>
  deleteQuestions: (ids: number[]) => Promise<void>
  moveQuestions: (ids: number[], bankId: number) => Promise<void>
  /** Puts a question behind another one of its bank; null: first. */
  reorderQuestion: (id: number, afterId: number | null) => Promise<unknown>
  reorderBank: (id: number, afterId: number | null) => Promise<unknown>
  /** A page of a list with all that the questions hold. */
  pageOfDetails: (filter: object, paging: Paging) => Promise<Page<QuestionRecordDetail>>
  pageOfRevisions: (questionId: number, paging: Paging) => Promise<Page<QuestionRevision>>
  getRevision: (id: number) => Promise<QuestionRevisionDetail>
  /** @param version of the question as one has read it */
  restoreRevision: (id: number, version: number) => Promise<{ version: number }>
}

export function createQuestionActs({ questionBank, questionRecord, questionRevision }: Api): QuestionActs {
  return {
    listTags: (bankId) => withHttpErrors(questionBank.tags(bankId === undefined ? {} : { bankId })),
    publishQuestions: (ids) => byTheHundred(ids, (some) => questionRecord.publish({ ids: some })),
    archiveQuestions: (ids) => byTheHundred(ids, (some) => questionRecord.archive({ ids: some })),
    deleteQuestions: (ids) => byTheHundred(ids, (some) => questionRecord.deleteMany({ ids: some })),
    moveQuestions: (ids, bankId) => byTheHundred(ids, (some) => questionRecord.move({ ids: some, bankId })),
    reorderQuestion: (id, afterId) => withHttpErrors(questionRecord.reorder({ id, afterId })),
    reorderBank: (id, afterId) => withHttpErrors(questionBank.reorder({ id, afterId })),
    pageOfDetails: (filter, paging) => withHttpErrors(questionRecord.details({ ...filter, ...paging })),
    pageOfRevisions: (questionId, paging) => withHttpErrors(questionRevision.page({ questionId, ...paging })),
    getRevision: (id) => withHttpErrors(questionRevision.get({ id })),
    restoreRevision: (id, version) => withHttpErrors(questionRevision.restore({ id, version })),
  }
}

/** The server takes so many at once. */
const MOST_AT_ONCE = 100

async function byTheHundred(ids: number[], act: (some: number[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += MOST_AT_ONCE) {
    await withHttpErrors(act(ids.slice(start, start + MOST_AT_ONCE)))
  }
}
