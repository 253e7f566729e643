import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeSchema } from '../../testing/describe-schema.ts'
import { fillEveryTable } from '../../testing/fill-every-table.ts'
import { formerMigrations } from '../../testing/former-migrations.ts'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { createUnmigratedDatabase } from '../../testing/test-database.ts'
import type { Database } from './database.ts'
import { migrate, migrateWithin, readApplied } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

let database: Database
beforeEach(async () => {
  database = await createUnmigratedDatabase()
})
afterEach(() => database.close())

const applyFormer = (count: number) =>
  database.kysely
    .transaction()
    .execute((transaction) => migrateWithin(transaction, formerMigrations.slice(0, count)))

test('a database with all migrations of before the baseline becomes what a new one is, and keeps its rows', async () => {
  await applyFormer(formerMigrations.length)
  await fillEveryTable(database.kysely)
  const rows = () => database.kysely.selectFrom('question').select(['id', 'title', 'answer']).execute()
  const before = await rows()
  await migrate(database, migrationsFolder)
  expect(await rows()).toEqual(before)

  const fresh = await createUnmigratedDatabase()
  await migrate(fresh, migrationsFolder)
  expect(await describeSchema(database.kysely)).toEqual(await describeSchema(fresh.kysely))
  await fresh.close()
  const applied = (await readMigrations(migrationsFolder)).map(({ name, checksum }) => ({ name, checksum }))
  expect(await readApplied(database.kysely)).toEqual(applied)
  await migrate(database, migrationsFolder)
})

test('an older one is refused as it is, and so is one whose migrations were changed', async () => {
  await applyFormer(formerMigrations.length - 1)
  const before = await describeSchema(database.kysely)
  await expect(migrate(database, migrationsFolder)).rejects.toThrow(
    '数据库来自太早的版本（最后执行的迁移是0054_pending_job.sql）',
  )
  expect(await describeSchema(database.kysely)).toEqual(before)

  await applyFormer(formerMigrations.length)
  await database.kysely
    .updateTable('schema_migration')
    .set({ checksum: '0' })
    .where('name', 'like', '0033%')
    .execute()
  await expect(migrate(database, migrationsFolder)).rejects.toThrow('数据库来自太早的版本')
})
