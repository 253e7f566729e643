import type { QuestionStatus } from '@app/contract/question-record/values'
import type { Act } from '../../data/act.ts'

type StatusChange = { status: QuestionStatus }

export const publishQuestion: Act<StatusChange> = {
  name: 'publish',
  opposite: 'archive',
  perform: ({ questionRecord }, ids) => questionRecord.publish({ ids }),
}

export const archiveQuestion: Act<StatusChange> = {
  name: 'archive',
  opposite: 'publish',
  perform: ({ questionRecord }, ids) => questionRecord.archive({ ids }),
}

/** Moves questions to the end of another bank. */
export const moveQuestion: Act<{ bankId: number }> = {
  name: 'move',
  opposite: 'move',
  perform: ({ questionRecord }, ids, { bankId }) => questionRecord.move({ ids, bankId }),
}

export const questionActs = [publishQuestion, archiveQuestion, moveQuestion]
