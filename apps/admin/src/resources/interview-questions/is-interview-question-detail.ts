import type {
  InterviewQuestionRecord,
  InterviewQuestionRecordDetail,
} from '@app/contract/interview-question-record/schemas'

/** Whether all fields are loaded; until then react-admin may show a row of a list or the values of a new question. */
export function isInterviewQuestionDetail(
  question: InterviewQuestionRecord | InterviewQuestionRecordDetail,
): question is InterviewQuestionRecordDetail {
  return 'keyPoints' in question && 'questions' in question
}
