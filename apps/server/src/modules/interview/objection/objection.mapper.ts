import type { AnswerScoring, InterviewObjection } from '@app/contract/interview-objection/schemas'
import type { Assessment } from '@app/contract/interview-session/schemas'
import type { ObjectionRow } from './objection.repository.ts'

export function toObjection(row: ObjectionRow): InterviewObjection {
  return {
    id: row.id,
    place: row.place,
    reason: row.reason,
    outcome: row.outcome,
    note: row.note,
    createTime: row.create_time.toISOString(),
    first: { score: row.first_score, assessment: row.first_assessment },
    second: toScoring(row.second_score, row.second_assessment),
    secondFailure: row.second_failure,
    adopted: row.outcome === 'adopted' ? toScoring(row.current_score, row.current_assessment) : null,
    decideTime: row.decide_time?.toISOString() ?? null,
    deciderName: row.decider_name,
  }
}

function toScoring(score: number | null, assessment: Assessment | null): AnswerScoring | null {
  return score === null || assessment === null ? null : { score, assessment }
}
