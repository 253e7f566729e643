import { Kysely } from 'kysely'
import { dialectOf } from './dialect.ts'
import type { DB } from './schema.gen.ts'
import type { Session } from './sql-source.ts'

/** Kysely on one session, transactions included: for who is alone on a connection and needs its statements in order. */
export function kyselyOf(query: Session['query']): Kysely<DB> {
  return new Kysely<DB>({ dialect: dialectOf(async () => ({ query, release() {} })) })
}
