import type { QuestionStatus } from '@app/contract/question-record/values'
import type { Act } from '../../data/act.ts'

type StatusChange = { status: QuestionStatus }

export const publishInterviewQuestion: Act<StatusChange> = {
  name: 'publish',
  opposite: 'archive',
  perform: ({ interviewQuestionRecord }, ids) => interviewQuestionRecord.publish({ ids }),
}

export const archiveInterviewQuestion: Act<StatusChange> = {
  name: 'archive',
  opposite: 'publish',
  perform: ({ interviewQuestionRecord }, ids) => interviewQuestionRecord.archive({ ids }),
}

export const interviewQuestionActs = [publishInterviewQuestion, archiveInterviewQuestion]
