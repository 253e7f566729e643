import type { InterviewRescore } from '@app/contract/interview-objection/schemas'
import type { InterviewSessionRecord } from '@app/contract/interview-session-record/schemas'
import { toSummary } from '../session/session.mapper.ts'
import type { RecordRow } from './record.repository.ts'
import type { RescoreRow } from './rescore.repository.ts'

export function toRecord(row: RecordRow): InterviewSessionRecord {
  return {
    ...toSummary(row),
    userId: row.user_id,
    username: row.username,
    interviewer: row.interviewer,
    interviewerFailure: row.interviewer_failure,
    scorerFailure: row.scorer_failure,
    openObjectionCount: row.open_objection_count,
  }
}

export function toRescore(row: RescoreRow): InterviewRescore {
  return {
    id: row.id,
    createTime: row.create_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    scoreBefore: row.score_before,
    scoreAfter: row.score_after,
    scorer: row.scorer,
    failure: row.failure,
  }
}
