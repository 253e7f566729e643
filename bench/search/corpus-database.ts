import type { Database } from '../../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { openPostgres } from '../../apps/server/src/platform/db/postgres/open-postgres.ts'
import { migrationsFolder } from '../../apps/server/src/testing/migrations-folder.ts'
import { Caller } from '../measure/caller.ts'
import { startServer } from '../measure/child-process.ts'

/** Where a server has its data. */
export type Place = { DATABASE_URL: string } | { DATA_DIR: string }

const quiet = { debug() {}, error() {} }
/** To fill a database takes longer than a server may wait. */
const PATIENT = { statement: 3_600_000, turn: 3_600_000 }

/** Does something with a migrated database, whose server does not run. */
export async function withDatabase<T>(place: Place, act: (database: Database) => Promise<T>): Promise<T> {
  const database =
    'DATA_DIR' in place
      ? await openEmbedded(place.DATA_DIR, quiet, PATIENT)
      : await openPostgres(place.DATABASE_URL, quiet, PATIENT)
  try {
    await migrate(database, migrationsFolder)
    return await act(database)
  } finally {
    await database.close()
  }
}

/** Does something with the real server over a database. */
export async function withServer<T>(place: Place, act: (caller: Caller) => Promise<T>): Promise<T> {
  const server = await startServer({ ...place, LIMITS: 'off' })
  const caller = new Caller(server.url)
  try {
    return await act(caller)
  } finally {
    caller.close()
    await server.stop()
  }
}
