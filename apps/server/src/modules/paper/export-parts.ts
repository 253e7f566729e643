import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../platform/export-user.ts'

/** What is kept of a user's papers, with the questions' titles beside their ids. */
export function paperParts(kysely: Kysely<DB>): ExportedPart[] {
  return [
    exportTable(kysely, { name: 'papers', table: 'paper', key: 'id' }),
    exportTable(kysely, {
      name: 'paperAnswers',
      table: 'paper_question',
      key: 'id',
      columns: sql`t.*, (select title from question where id = t.question_id) as question_title`,
      ownedBy: (userId) => sql`t.paper_id in (select id from paper where user_id = ${userId})`,
    }),
  ]
}
