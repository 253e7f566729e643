import { Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { SourceDialect } from './dialect.ts'
import { ObservedSource } from './observed-source.ts'
import type { DB } from './schema.gen.ts'
import type { SqlSource } from './sql-source.ts'

/** The database over its source. */
export function createDatabase(kind: Database['kind'], unobserved: SqlSource): Database {
  const source = new ObservedSource(unobserved)
  const kysely = new Kysely<DB>({ dialect: new SourceDialect(source) })
  return {
    kind,
    kysely,
    script: (text) => source.script(text),
    load: () => source.load(),
    watch: (watcher) => source.watch(watcher),
    listen: (channel, listener) => source.listen(channel, listener),
    limitWaits: () => {},
    async ping() {
      await sql`select 1`.execute(kysely)
    },
    async close() {
      // Without any statement before, Kysely would leave its driver open.
      await kysely.connection().execute(async () => undefined)
      await kysely.destroy()
    },
  }
}
