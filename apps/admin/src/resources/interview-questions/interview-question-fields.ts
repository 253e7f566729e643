import { interviewQuestionSnapshot } from '@app/contract/interview-question-record/schemas'
import type { FieldFormats } from '../../data/field-format.ts'
import { keyPointsText } from '../../shared/show/key-point-lines.ts'

const { anchors } = interviewQuestionSnapshot.shape

/** How an interview question's fields are written out in the audit log and in conflicts. */
export const interviewQuestionFields: FieldFormats = {
  bankId: { reference: 'interview/banks' },
  afterId: { reference: 'interview/bank-questions', none: 'order.first' },
  questionIds: { reference: 'problems' },
  difficulty: { choices: 'difficulty' },
  status: { choices: 'status' },
  keyPoints: keyPointsText,
  anchors: (value) => Object.values(anchors.safeParse(value).data ?? {}).join('\n'),
}
