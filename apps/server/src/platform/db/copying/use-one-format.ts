import { type Kysely, sql } from 'kysely'
import type { DB } from '../schema.gen.ts'

/** Whatever the database's own settings are, values are written in one way. */
export async function useOneFormat(kysely: Kysely<DB>): Promise<void> {
  for (const setting of [
    'timezone = utc',
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
    "client_encoding = 'UTF8'",
  ])
    await sql.raw(`set ${setting}`).execute(kysely)
}
