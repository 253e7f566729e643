import type { Database, DatabaseLog } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { TIME_LIMITS } from './time-limits.ts'

/**
 * Opens the server's database: PostgreSQL if there is a `databaseUrl`, else the embedded one under `dataDir`.
 * @throws StartupError with one line for the operator if that is not possible
 */
export function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  log: DatabaseLog
  /** What a new embedded database is made out of, if there is that file; else it is empty. */
  archive?: string
}): Promise<Database> {
  const { databaseUrl, dataDir, log, archive } = options
  return databaseUrl === undefined
    ? openEmbedded(dataDir, log, TIME_LIMITS, archive)
    : openPostgres(databaseUrl, log)
}
