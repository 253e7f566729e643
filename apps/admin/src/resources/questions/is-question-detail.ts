import type { QuestionRecord, QuestionRecordDetail } from '@app/contract/question-record/schemas'

/** Whether all fields are loaded; until then react-admin may show a row of a list or the values of a new question. */
export function isQuestionDetail(
  question: QuestionRecord | QuestionRecordDetail,
): question is QuestionRecordDetail {
  return 'answer' in question && 'related' in question
}
