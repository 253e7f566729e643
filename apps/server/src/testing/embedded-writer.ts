import { sql } from 'kysely'
import { openDatabase } from '../platform/db/open-database.ts'

/**
 * A program for tests that kill it: opens the embedded database in the folder that is its argument, says `ready`
 * and, with `write` as second argument, adds rows to `acknowledged` for ever and says each id when it is committed.
 */

const [, , dataDir, order] = process.argv
if (!dataDir) throw new Error('usage: embedded-writer.ts <data folder> [write]')

const say = (line: string | number): void => void process.stdout.write(`${line}\n`)

const { kysely } = await openDatabase({ databaseUrl: undefined, dataDir, log: { debug() {}, error() {} } })
await sql`create table if not exists acknowledged (id bigint generated always as identity primary key, padding text)`.execute(
  kysely,
)
say('ready')

async function write(): Promise<never> {
  for (;;) {
    const { rows } = await kysely.transaction().execute((transaction) =>
      sql<{
        id: number
      }>`insert into acknowledged (padding) values (repeat('x', 500)) returning id`.execute(transaction),
    )
    say(rows[0]?.id ?? 'no id')
  }
}

if (order === 'write') await Promise.all([write(), write(), write()])
else setInterval(() => undefined, 60_000)
