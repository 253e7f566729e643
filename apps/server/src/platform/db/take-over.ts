import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Applied, Migration } from './migration-files.ts'
import type { DB } from './schema.gen.ts'

/**
 * The migrations that the baseline stands for, 0001_account.sql to 0055_company_lock.sql. A database that has exactly
 * these is taken over as it stands.
 */
const FORMER = {
  first: '0001_account.sql',
  /** SHA-256 of `<name> <checksum>\n` of each. */
  digest: 'b6504d12b007e6b7911700a4439fd3202745c8b5168b9f24a51a6ac4d5c5ae69',
}

/** The baseline's files; those that follow are applied to every database. */
const BASELINE = 24

/** Tables that the baseline has no more: copies of what questions say. */
const DROPPED = ['question_facet', 'question_tag']

/** What the baseline's schema differs in. */
const DIFFERENCE = `
  drop trigger question_inserted on question;
  drop trigger question_deleted on question;
  drop trigger question_updated on question;
  drop trigger question_tags_added on question;
  drop trigger question_tags_followed on question;
  drop function count_question_facets, recount_question_facets, add_question_tags, follow_question_tags;
  drop table ${DROPPED.join(', ')};
  drop index question_by_newest_in_bank, question_by_views_in_bank, question_by_encounters_in_bank;
  drop index question_published, question_tags, question_by_order, question_by_newest, question_by_views;
  drop index question_by_encounters;
  create index question_by_order on question (status, bank_id, sort_order, id) include (difficulty, tags);
  create index question_by_newest on question (status, create_time desc, id desc) include (bank_id, difficulty, tags);
  create index question_by_views on question (status, view_count desc, id desc) include (bank_id, difficulty, tags);
  create index question_by_encounters on question (status, encounter_count desc, id desc)
    include (bank_id, difficulty, tags);`

/** Whether these are all migrations of before the baseline. */
export function isFormer(applied: readonly Applied[]): boolean {
  const lines = applied.map(({ name, checksum }) => `${name} ${checksum}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex') === FORMER.digest
}

/** Whether these begin as those of before the baseline did. */
export const isBeforeBaseline = ([first]: readonly Applied[]): boolean => first?.name === FORMER.first

/** Makes a former database one of the baseline's, in the caller's transaction. */
export async function takeOver(transaction: Kysely<DB>, migrations: readonly Migration[]): Promise<void> {
  await sql.raw(`do $do$ begin ${DIFFERENCE} end $do$`).execute(transaction)
  await recordBaseline(transaction, migrations)
}

/** Writes down that a database has the baseline, and nothing else. */
export async function recordBaseline(db: Kysely<DB>, migrations: readonly Migration[]): Promise<void> {
  await db.deleteFrom('schema_migration').execute()
  const rows = migrations.slice(0, BASELINE).map(({ name, checksum }) => ({ name, checksum }))
  await db.insertInto('schema_migration').values(rows).execute()
}

/** The migrations and tables of a former backup as the baseline has them; of another backup as they are. */
export function asBaseline<T extends { migrations: Applied[]; tables: { name: string }[] }>(
  manifest: T,
  migrations: readonly Migration[],
): T {
  if (!isFormer(manifest.migrations)) return manifest
  const tables = manifest.tables.filter(({ name }) => !DROPPED.includes(name))
  return { ...manifest, migrations: migrations.slice(0, BASELINE), tables }
}
