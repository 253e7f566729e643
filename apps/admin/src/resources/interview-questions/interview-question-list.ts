import {
  type InterviewQuestionRecord,
  interviewQuestionFormat,
} from '@app/contract/content/kinds/interview-question'
import type { ItemListPart } from '../../content/item-kind.ts'

/** What is an interview question's own in the list. */
export const interviewQuestionList: ItemListPart<InterviewQuestionRecord> = {
  columns: [
    { source: 'topic', from: 'sm', isOneLine: true },
    { source: 'minutes', from: 'sm', isNumber: true },
    { source: 'keyPointCount', from: 'sm', isNumber: true },
  ],
  format: interviewQuestionFormat,
}
