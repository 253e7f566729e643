import { Kysely, sql } from 'kysely'
import type { Database, StatementWatcher } from './database.ts'
import { dialectOf } from './dialect.ts'
import type { DB } from './schema.gen.ts'
import type { SqlSource } from './sql-source.ts'

/** The database over its source. */
export function createDatabase(kind: Database['kind'], source: SqlSource): Database {
  const watchers: StatementWatcher[] = []
  const tell: StatementWatcher = (...ended) => {
    for (const watch of watchers) watch(...ended)
  }
  const connect = async () => {
    const start = performance.now()
    return source.connect().catch((error: unknown) => {
      tell('connect', performance.now() - start, error)
      throw error
    })
  }
  const kysely = new Kysely<DB>({
    dialect: dialectOf(connect),
    log: (event) =>
      tell(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined),
  })
  return {
    kind,
    kysely,
    script: (text) => source.script(text),
    load: () => source.load(),
    watch: (watcher) => void watchers.push(watcher),
    listen: (channel, listener) => source.listen(channel, listener),
    limitWaits: () => {},
    async ping() {
      await sql`select 1`.execute(kysely)
    },
    async close() {
      await kysely.destroy()
      await source.end()
    },
  }
}
