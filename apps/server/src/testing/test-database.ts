import type { Database } from '../platform/db/database.ts'
import { createPgliteDatabase } from './pglite-database.ts'
import { createPostgresDatabase, templateName } from './postgres-test-database.ts'

const isPostgres = (): boolean => process.env.TEST_DATABASE === 'postgres'

/**
 * A fresh, migrated, empty database of one's own; close it afterwards. TEST_DATABASE chooses its kind: `postgres`
 * for one on the server that postgres-setup.ts started, else PGlite in this process.
 */
export function createTestDatabase(): Promise<Database> {
  return isPostgres() ? createPostgresDatabase(templateName) : createPgliteDatabase('migrated')
}

/** The same without any table. */
export function createUnmigratedDatabase(): Promise<Database> {
  return isPostgres() ? createPostgresDatabase('template0') : createPgliteDatabase('empty')
}
