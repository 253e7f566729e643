import type { Database } from '../platform/db/database.ts'
import { createPgliteDatabase } from './pglite-database.ts'
import { createPostgresDatabase } from './postgres-test-database.ts'

/**
 * A fresh, migrated, empty database of one's own; close it afterwards. TEST_DATABASE chooses its kind: `postgres`
 * for one on the server that postgres-setup.ts started, else PGlite in this process.
 */
export function createTestDatabase(): Promise<Database> {
  return process.env.TEST_DATABASE === 'postgres' ? createPostgresDatabase() : createPgliteDatabase()
}
