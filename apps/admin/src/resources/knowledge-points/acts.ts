import type { QuestionStatus } from '@app/contract/question-record/values'
import type { Act } from '../../data/act.ts'

type StatusChange = { status: QuestionStatus }

export const publishPoint: Act<StatusChange> = {
  name: 'publish',
  opposite: 'archive',
  perform: ({ knowledgePointRecord }, ids) => knowledgePointRecord.publish({ ids }),
}

export const archivePoint: Act<StatusChange> = {
  name: 'archive',
  opposite: 'publish',
  perform: ({ knowledgePointRecord }, ids) => knowledgePointRecord.archive({ ids }),
}

export const pointActs = [publishPoint, archivePoint]
