import { Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { SourceDialect } from './dialect.ts'
import type { DB } from './schema.gen.ts'
import type { SqlSource } from './sql-source.ts'

/** The database over a source that is open. */
export function createDatabase(kind: Database['kind'], source: SqlSource): Database {
  const kysely = new Kysely<DB>({ dialect: new SourceDialect(source) })
  return {
    kind,
    kysely,
    ping: async () => void (await sql`select 1`.execute(kysely)),
    // Kysely opens its driver with the first query; a database without any has to be closed too.
    close: async () => {
      await sql`select 1`.execute(kysely).catch(() => undefined)
      await kysely.destroy()
    },
  }
}
