import type { Kysely } from 'kysely'
import type { ContentChanges } from '../../platform/ContentChanges.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'

/** What every edit of the learning path needs. */
export interface EditDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  /** Told after each edit: guests' pages show the path. */
  changes: ContentChanges
}
