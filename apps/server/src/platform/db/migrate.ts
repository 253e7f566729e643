import { type Kysely, sql } from 'kysely'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import type { Database } from './database.ts'
import { type Applied, type Migration, readMigrations } from './migration-files.ts'
import type { DB } from './schema.gen.ts'
import { isBeforeBaseline, isFormer, takeOver } from './take-over.ts'

/** Any number: all servers on one database take this advisory lock before they change its tables. */
const lock = 7_302_615

/**
 * Brings the tables up to date: applies the files of `folder` that are not applied yet, in order, each in
 * a transaction of its own. Several servers may do this at once.
 * @param onProgress told before each file how many are applied, of how many
 * @throws StartupError naming the file if one is missing, out of order, changed after it was applied, or fails
 */
export async function migrate(
  database: Database,
  folder: URL | string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const migrations = await readMigrations(folder)
  const { kysely } = database
  const { rows } = await sql<{
    known: boolean
  }>`select to_regclass('schema_migration') is not null as known`.execute(kysely)
  let next = rows[0]?.known ? nextOf(migrations, await readApplied(kysely)) : migrations[0]
  while (next) {
    onProgress(migrations.indexOf(next), migrations.length)
    next = await kysely.transaction().execute((transaction) => applyNext(transaction, migrations))
  }
}

/** Takes the lock that every change of the tables is made under, until the end of the transaction. @returns whether nobody else has it */
export async function tryMigrationLock(transaction: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(lock)}) as "isFree"`.execute(transaction)
  return rows[0]?.isFree ?? false
}

/** What {@link migrate} does, within one transaction of the caller's. */
export async function migrateWithin(transaction: Kysely<DB>, migrations: Migration[]): Promise<void> {
  let next = migrations[0]
  while (next) next = await applyNext(transaction, migrations)
}

/** @returns the migration that comes after the one that was applied */
async function applyNext(transaction: Kysely<DB>, migrations: Migration[]): Promise<Migration | undefined> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction)
  await sql`create table if not exists schema_migration (
    name text primary key, checksum text not null, apply_time timestamptz not null default now()
  )`.execute(transaction)
  // Only now, under the lock, is it certain which one is next.
  const applied = await readApplied(transaction)
  const next = nextOf(migrations, applied)
  if (!next) return undefined
  if (isFormer(applied)) {
    await takeOver(transaction, migrations)
    return nextOf(migrations, await readApplied(transaction))
  }
  await runScript(transaction, next)
  await sql`insert into schema_migration (name, checksum) values (${next.name}, ${next.checksum})`.execute(
    transaction,
  )
  return migrations[migrations.indexOf(next) + 1]
}

/** What a database has applied, in order. */
export async function readApplied(kysely: Kysely<DB>): Promise<Applied[]> {
  const { rows } = await sql<Applied>`select name, checksum from schema_migration order by name`.execute(
    kysely,
  )
  return rows
}

function nextOf(migrations: Migration[], applied: Applied[]): Migration | undefined {
  if (isFormer(applied)) return migrations[0]
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = migrations[index]
    if (file?.name !== name) throw unknownMigration(applied, name)
    if (file.checksum !== checksum)
      throw new StartupError(operatorText('database.migrationChanged', { name }))
  }
  return migrations[applied.length]
}

function unknownMigration(applied: Applied[], name: string): StartupError {
  const last = applied.at(-1)?.name ?? name
  return isBeforeBaseline(applied)
    ? new StartupError(operatorText('database.migrationTooOld', { name: last }))
    : new StartupError(operatorText('database.migrationMissing', { name }))
}

/** The extended protocol takes one statement at a time; a DO block that executes the text takes a whole file. */
async function runScript(transaction: Kysely<DB>, { name, text }: Migration): Promise<void> {
  try {
    await sql`select set_config('migration.script', ${text}, true)`.execute(transaction)
    await sql`do 'begin execute current_setting(''migration.script''); end'`.execute(transaction)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(operatorText('database.migrationFailed', { name, reason }), { cause })
  }
}
