import { Kysely } from 'kysely'
import { SourceDialect } from './dialect.ts'
import type { DB } from './schema.gen.ts'
import type { Session } from './sql-source.ts'

/** Kysely on one session, transactions included: for who is alone on a connection and needs its statements in order. */
export function kyselyOf(session: Session): Kysely<DB> {
  const source = {
    query: (sql: string, parameters: readonly unknown[]) => session.query(sql, parameters),
    reserve: async () => ({ query: source.query, release() {} }),
    async end() {},
  }
  return new Kysely<DB>({ dialect: new SourceDialect(source) })
}
