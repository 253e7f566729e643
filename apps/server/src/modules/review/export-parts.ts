import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../platform/export-user.ts'

/** What is kept of a user's reviews. */
export function reviewParts(kysely: Kysely<DB>): ExportedPart[] {
  return [
    exportTable(kysely, { name: 'studySettings', table: 'user_study_settings', key: 'user_id' }),
    exportTable(kysely, { name: 'reviewCards', table: 'review_card', key: 'id' }),
    exportTable(kysely, { name: 'ratings', table: 'review_log', key: 'id' }),
    exportTable(kysely, { name: 'reviewReminders', table: 'review_reminder', key: 'user_id' }),
    exportTable(kysely, { name: 'buriedCards', table: 'review_bury', key: 'id' }),
  ]
}
