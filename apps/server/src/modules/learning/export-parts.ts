import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../platform/export-user.ts'

/** What is kept of a user's way along the learning path. */
export function learningParts(kysely: Kysely<DB>): ExportedPart[] {
  return [
    exportTable(kysely, {
      name: 'knowledgePoints',
      table: 'knowledge_point_progress',
      key: 'knowledge_point_id',
    }),
  ]
}
