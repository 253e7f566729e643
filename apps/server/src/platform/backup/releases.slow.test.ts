import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackupPlace, placeKinds, restorePlace } from '../../testing/backup-place.ts'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { readMigrations } from '../db/migration-files.ts'

const releases = fileURLToPath(new URL('../../testing/releases/', import.meta.url))
const names = (await readdir(releases)).sort()
const kinds = placeKinds()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('有几个版本的备份，也有最近的', () => {
  expect(names.length).toBeGreaterThanOrEqual(4)
})

test.each(names.flatMap((name) => kinds.map((kind) => [name, kind] as const)))(
  '版本%s的备份恢复到%s：行都在，表是今天的',
  async (name, kind) => {
    const place = await createBackupPlace(kind, folder)
    const { manifest } = await restorePlace(place, path.join(releases, name))
    expect(manifest.migrations.at(-1)?.name.slice(0, 4)).toBe(name.slice(0, 4))
    const session = await place.open()
    const { rows: applied } = await sql<{ name: string }>`
      select name from schema_migration order by name`.execute(session.kysely)
    expect(applied.map((migration) => migration.name)).toEqual(
      (await readMigrations(migrationsFolder)).map((migration) => migration.name),
    )
    const { rows } = await sql<{ users: number; title: string; role: string; sequence: number }>`
      select (select count(*) from app_user) as users, (select title from question) as title,
        (select user_role from app_user) as role, (select last_value from app_user_id_seq) as sequence`.execute(
      session.kysely,
    )
    expect(rows).toEqual([{ users: 1, title: expect.stringContaining('𠮷🙂'), role: 'user', sequence: 1 }])
    await session.close()
    expect(await Array.fromAsync(place.files.list())).toHaveLength(1)
    await place.drop()
  },
)
