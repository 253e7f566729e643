import type { QuestionRecord, QuestionRecordDetail } from '@app/contract'

/** Whether a question is whole: a row of a list, or what was just created, may stand in for it until it has been read. */
export function isQuestionDetail(
  question: QuestionRecord | QuestionRecordDetail,
): question is QuestionRecordDetail {
  return 'answer' in question && 'related' in question
}
