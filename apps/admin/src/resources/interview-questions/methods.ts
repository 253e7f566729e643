import type { Page } from '@app/contract/common/schemas'
import type { InterviewQuestionRecordDetail } from '@app/contract/interview-question-record/schemas'
import type {
  InterviewQuestionRevision,
  InterviewQuestionRevisionDetail,
} from '@app/contract/interview-question-revision/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** What can be done with interview questions besides reading and writing single ones. */
export interface InterviewQuestionMethods {
  /** Moves a question behind another one of its bank, or to the front (null). */
  reorderInterviewQuestion: (id: number, afterId: number | null) => Promise<unknown>
  /** A page of a list with all fields of its knowledge interviewQuestions. */
  pageOfInterviewQuestionDetails: (
    filter: object,
    paging: { current: number; pageSize: number },
  ) => Promise<Page<InterviewQuestionRecordDetail>>
  pageOfInterviewQuestionRevisions: (
    questionId: number,
    paging: { current: number; pageSize: number },
  ) => Promise<Page<InterviewQuestionRevision>>
  getInterviewQuestionRevision: (id: number) => Promise<InterviewQuestionRevisionDetail>
  /** @param version the question's version that the admin has seen */
  restoreInterviewQuestionRevision: (id: number, version: number) => Promise<{ version: number }>
}

export function createInterviewQuestionMethods({
  interviewQuestionRecord,
  interviewQuestionRevision,
}: Api): InterviewQuestionMethods {
  return {
    reorderInterviewQuestion: (id, afterId) =>
      withHttpErrors(interviewQuestionRecord.reorder({ id, afterId })),
    pageOfInterviewQuestionDetails: (filter, paging) =>
      withHttpErrors(interviewQuestionRecord.details({ ...filter, ...paging })),
    pageOfInterviewQuestionRevisions: (interviewQuestionId, paging) =>
      withHttpErrors(interviewQuestionRevision.page({ interviewQuestionId, ...paging })),
    getInterviewQuestionRevision: (id) => withHttpErrors(interviewQuestionRevision.get({ id })),
    restoreInterviewQuestionRevision: (id, version) =>
      withHttpErrors(interviewQuestionRevision.restore({ id, version })),
  }
}
