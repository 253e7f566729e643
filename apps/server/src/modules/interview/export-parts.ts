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
    exportTable(kysely, { name: 'interviewMissedPoints', table: 'interview_missed_point', key: 'id' }),
    exportTable(kysely, { name: 'interviewRecords', table: 'interview_record', key: 'bank_id' }),
  ]
}
