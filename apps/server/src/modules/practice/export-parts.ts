import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../platform/export-user.ts'

/** What is kept of a user's practice, with the questions' titles beside their ids. */
export function practiceParts(kysely: Kysely<DB>): ExportedPart[] {
  const columns = sql`t.*, (select title from question where id = t.question_id) as question_title`
  const key = 'question_id'
  return [
    exportTable(kysely, { name: 'questionVisits', table: 'question_visit', key, columns }),
    exportTable(kysely, { name: 'mastery', table: 'question_mastery', key, columns }),
    exportTable(kysely, { name: 'favourites', table: 'question_favourite', key, columns }),
    exportTable(kysely, { name: 'notes', table: 'question_note', key, columns }),
    exportTable(kysely, {
      name: 'knowledgePointNotes',
      table: 'knowledge_point_note',
      key: 'knowledge_point_id',
      columns: sql`t.*, (select title from knowledge_point where id = t.knowledge_point_id) as knowledge_point_title`,
    }),
  ]
}
