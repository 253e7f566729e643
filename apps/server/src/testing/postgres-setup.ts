import { migrate } from '../platform/db/migrate.ts'
import { openPostgres } from '../platform/db/postgres/open-postgres.ts'
import { startPostgres } from './embedded-postgres.ts'
import { installJobs } from './install-jobs.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { databaseUrlOf, runOnServer, templateName } from './postgres-test-database.ts'

const withoutDurability = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
}

/** Vitest's globalSetup: one server for all tests, with a migrated template that each test database is a copy of. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres(withoutDurability)
  try {
    await runOnServer(server.url, `create database ${templateName}`)
    const template = await openPostgres(databaseUrlOf(server.url, templateName), { debug() {}, error() {} })
    await migrate(template, migrationsFolder)
    await installJobs(template)
    await template.close()
  } catch (error) {
    await server.stop()
    throw error
  }
  process.env.TEST_POSTGRES_URL = server.url
  return server.stop
}
