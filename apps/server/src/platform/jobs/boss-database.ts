import { CompiledQuery, type Kysely } from 'kysely'
import type { Db } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { DB } from '../db/schema.gen.ts'

/** pg-boss's statements over our driver, the same for both kinds of database. */
export function bossDatabase(database: Pick<Database, 'kysely' | 'script' | 'listen'>): Db {
  const statements = bossTransaction(database.kysely)
  return {
    // Without values there may be several statements, of which it wants all rows.
    executeSql: async (text, values = []) =>
      values.length === 0 ? { rows: await database.script(text) } : statements.executeSql(text, values),
    async listen(channel, onPayload, onReconnect) {
      const close = await database.listen(channel, { onPayload, onReconnect })
      return { close }
    },
  }
}

/** What pg-boss does within a transaction of ours. */
export function bossTransaction(transaction: Kysely<DB>): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows }
    },
  }
}
