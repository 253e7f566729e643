import type { Database, DatabaseLog } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres } from './postgres/open-postgres.ts'

/**
 * Opens the server's database: PostgreSQL if there is a `databaseUrl`, else the embedded one under `dataDir`.
 * @throws StartupError with one line for the operator if that is not possible
 */
export function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  log: DatabaseLog
}): Promise<Database> {
  const { databaseUrl, dataDir, log } = options
  return databaseUrl === undefined ? openEmbedded(dataDir, log) : openPostgres(databaseUrl, log)
}
