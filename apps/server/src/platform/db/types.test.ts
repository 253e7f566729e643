import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

/** Type, value as given, value as read; the latter two are the same unless said otherwise. */
const values: [type: string, given: unknown, read?: unknown][] = [
  ['smallint', -32_768],
  ['integer', 2_147_483_647],
  ['bigint', Number.MAX_SAFE_INTEGER],
  ['bigint', 0],
  ['real', 1.5],
  ['double precision', 0.1],
  ['numeric', '12345678901234567890.12'],
  ['boolean', true],
  ['boolean', false],
  ['text', '线程池 "a" \\ \n'],
  ['text', ''],
  ['uuid', 'a81bc81b-dead-4e5d-abff-90865d1e13b1'],
  ['timestamptz', new Date('2026-02-28T23:59:59.123Z')],
  ['timestamptz', '2026-03-01T08:00:00+08:00', new Date('2026-03-01T00:00:00Z')],
  ['date', '2026-02-28'],
  ['bytea', new Uint8Array([0, 1, 127, 128, 255])],
  ['bytea', Buffer.from('hash'), new Uint8Array(Buffer.from('hash'))],
  ['bytea', new Uint8Array()],
  ['text[]', ['并发', 'a,b', '"q"', '\\', '', 'NULL', '{}']],
  ['text[]', []],
  ['integer[]', [1, 2, 3]],
  ['bigint[]', [1, Number.MAX_SAFE_INTEGER]],
  ['jsonb', JSON.stringify([{ text: '要点', weight: 2 }]), [{ text: '要点', weight: 2 }]],
  ['jsonb', JSON.stringify('a string'), 'a string'],
  ['jsonb', JSON.stringify({ a: null, b: [1.5, true] }), { a: null, b: [1.5, true] }],
  ['jsonb', { a: 1 }],
  ['jsonb', 'null', null],
]
const types = [...new Set(values.map(([type]) => type))]

const kinds =
  process.env.TEST_DATABASE === 'postgres'
    ? ['a PostgreSQL server']
    : ['PGlite in this thread', 'the embedded database']

describe.each(kinds)('on %s', (kind) => {
  let database: Database
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'types-'))
    database = await (kind === 'the embedded database'
      ? openDatabase({ databaseUrl: undefined, dataDir, log: { debug() {}, error() {} } })
      : createTestDatabase())
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  const roundTrip = async (type: string, value: unknown): Promise<unknown> => {
    // A table for each type: the driver keeps prepared statements by their text.
    const table = sql.table(`round_trip_${types.indexOf(type)}`)
    const column = sql.raw(type)
    return database.kysely.transaction().execute(async (transaction) => {
      await sql`create temporary table ${table} (value ${column}) on commit drop`.execute(transaction)
      const { rows } = await sql<{
        value: unknown
      }>`insert into ${table} values (${value}) returning value`.execute(transaction)
      return rows[0]?.value
    })
  }

  it.each(values)('%s: %o comes back', async (type, given, read = given) => {
    expect(await roundTrip(type, given)).toStrictEqual(read)
  })

  it.each(types)('%s: null comes back', async (type) => {
    expect(await roundTrip(type, null)).toBeNull()
  })

  it('counts are numbers', async () => {
    const { rows } = await sql`select count(*) as n, sum(x) as sum from generate_series(1, 3) x`.execute(
      database.kysely,
    )
    expect(rows).toStrictEqual([{ n: 3, sum: 6 }])
  })

  it('days are those of UTC, whatever the time zone of the machine', async () => {
    const { rows } = await sql`select timestamptz '2026-01-01 23:30:00+00' ::date as day`.execute(
      database.kysely,
    )
    expect(rows).toStrictEqual([{ day: '2026-01-01' }])
  })
})
