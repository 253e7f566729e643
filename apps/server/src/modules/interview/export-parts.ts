import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../platform/export-user.ts'

const ownSession = (userId: number) =>
  sql`t.session_id in (select id from interview_session where user_id = ${userId})`

/** What is kept of a user's mock interviews. */
export function interviewParts(kysely: Kysely<DB>): ExportedPart[] {
  return [
    exportTable(kysely, { name: 'interviews', table: 'interview_session', key: 'id' }),
    exportTable(kysely, {
      name: 'interviewQuestions',
      table: 'interview_session_question',
      key: 'id',
      columns: sql`t.id, t.session_id, t.place, t.question ->> 'title' as question_title, t.state, t.hint_count, t.score,
        t.assessment`,
      ownedBy: ownSession,
    }),
    exportTable(kysely, { name: 'interviewTurns', table: 'interview_turn', key: 'id', ownedBy: ownSession }),
    exportTable(kysely, {
      name: 'interviewObjections',
      table: 'interview_objection',
      key: 'id',
      columns: sql`t.id, t.session_id, t.place, t.reason, t.create_time, t.first_score, t.first_assessment, t.second_score,
        t.second_assessment, t.second_failure, t.outcome, t.note, t.decide_time`,
      ownedBy: ownSession,
    }),
    exportTable(kysely, {
      name: 'interviewRescores',
      table: 'interview_rescore',
      key: 'id',
      columns: sql`t.id, t.session_id, t.create_time, t.end_time, t.score_before, t.questions_before, t.score_after, t.scorer,
        t.failure`,
      ownedBy: ownSession,
    }),
    exportTable(kysely, {
      name: 'interviewShares',
      table: 'interview_share',
      key: 'id',
      // Without the token: who finds the export must not find the way in.
      columns: sql`t.id, t.session_id, t.parts, t.days, t.create_time, t.expire_time`,
      ownedBy: ownSession,
    }),
    exportTable(kysely, { name: 'interviewMissedPoints', table: 'interview_missed_point', key: 'id' }),
    exportTable(kysely, { name: 'interviewRecords', table: 'interview_record', key: 'bank_id' }),
  ]
}
