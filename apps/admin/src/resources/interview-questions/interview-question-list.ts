import type {
  InterviewQuestionRecord,
  InterviewQuestionRecordDetail,
} from '@app/contract/content/kinds/interview-question'
import type { ItemListPart } from '../../content/item-kind.ts'

/** What is an interview question's own in the list. */
export const interviewQuestionList: ItemListPart<InterviewQuestionRecord, InterviewQuestionRecordDetail> = {
  columns: [
    { source: 'topic', from: 'sm', isOneLine: true },
    { source: 'minutes', from: 'sm', isNumber: true },
    { source: 'keyPointCount', from: 'sm', isNumber: true },
  ],
  async files() {
    const { toInterviewQuestionSheet } = await import('../../shared/sheet/write-interview-sheet.ts')
    const { toInterviewBundle } = await import('../../shared/sheet/write-interview-bundle.ts')
    return { toSheet: toInterviewQuestionSheet, toBundle: toInterviewBundle }
  },
}
