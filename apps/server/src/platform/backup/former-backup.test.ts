import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpPlace, createBackupPlace, placeKinds, restorePlace } from '../../testing/backup-place.ts'
import { describeSchema } from '../../testing/describe-schema.ts'
import { fillEveryTable } from '../../testing/fill-every-table.ts'
import { formerMigrations } from '../../testing/former-migrations.ts'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { migrateWithin } from '../db/migrate.ts'
import { type Migration, readMigrations } from '../db/migration-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The backup of a site with these migrations and a row in every table, and the schema that it had. */
async function backUpWith(migrations: Migration[]): Promise<{ file: string; schema: string[] }> {
  const place = await createBackupPlace('embedded', folder)
  const session = await place.open()
  await session.kysely.transaction().execute((transaction) => migrateWithin(transaction, migrations))
  await fillEveryTable(session.kysely)
  const schema = await describeSchema(session.kysely)
  await session.close()
  const file = path.join(folder, `${migrations.length}.tar`)
  await backUpPlace(place, file)
  await place.drop()
  return { file, schema }
}

test('基线之前最后的备份：行都在，表是今天的', { timeout: 600_000 }, async () => {
  const { file } = await backUpWith(formerMigrations)
  const { schema } = await backUpWith(await readMigrations(migrationsFolder))
  for (const kind of placeKinds()) {
    const place = await createBackupPlace(kind, folder)
    await restorePlace(place, file)
    const session = await place.open()
    const { rows } = await sql<{ users: number; title: string; sequence: number }>`
      select (select count(*) from app_user) as users, (select title from question) as title,
        (select last_value from app_user_id_seq) as sequence`.execute(session.kysely)
    expect(rows).toEqual([{ users: 1, title: expect.stringContaining('𠮷🙂'), sequence: 1 }])
    expect(await describeSchema(session.kysely)).toEqual(schema)
    await session.close()
    await place.drop()
  }
})

test('更早的备份：拒绝', { timeout: 600_000 }, async () => {
  const { file } = await backUpWith(formerMigrations.slice(0, -1))
  const place = await createBackupPlace('embedded', folder)
  await expect(restorePlace(place, file)).rejects.toThrow('这份备份来自太早的版本')
  await place.drop()
})
