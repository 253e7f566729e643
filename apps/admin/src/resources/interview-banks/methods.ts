import type { Page } from '@app/contract/common/schemas'
import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

export interface InterviewBankMethods {
  /** Moves an interview bank behind another one, or to the front (null). */
  reorderInterviewBank: (id: number, afterId: number | null) => Promise<unknown>
  pageOfInterviewBanks: (
    filter: object,
    paging: { current: number; pageSize: number },
  ) => Promise<Page<InterviewBankRecord>>
}

export function createInterviewBankMethods({ interviewBank }: Api): InterviewBankMethods {
  return {
    reorderInterviewBank: (id, afterId) => withHttpErrors(interviewBank.reorder({ id, afterId })),
    pageOfInterviewBanks: (filter, paging) => withHttpErrors(interviewBank.page({ ...filter, ...paging })),
  }
}
