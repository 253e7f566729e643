import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { createUnmigratedDatabase } from '../../testing/test-database.ts'
import { migrateWithin } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

test('三张旧表里记着的文件都还记着，同名的各归各的种类', async () => {
  const { kysely, close } = await createUnmigratedDatabase()
  const migrations = await readMigrations(migrationsFolder)
  const migrate = (all: typeof migrations) =>
    kysely.transaction().execute((transaction) => migrateWithin(transaction, all))
  await migrate(migrations.filter(({ name }) => name < '0030'))
  for (const [table, parent] of [
    ['content_release', 'bank_slug'],
    ['learning_release', 'chapter_slug'],
    ['interview_release', 'bank_slug'],
  ] as const)
    await sql`insert into ${sql.table(table)} (${sql.ref(parent)}, slug) values ('jvm', ''), ('jvm', 'gc')`.execute(
      kysely,
    )
  await migrate(migrations)
  const rows = await kysely
    .selectFrom('content_release')
    .selectAll()
    .orderBy('kind')
    .orderBy('slug')
    .execute()
  expect(rows).toEqual(
    ['chapter', 'interview_bank', 'question_bank'].flatMap((kind) =>
      ['', 'gc'].map((slug) => ({ kind, parent: 'jvm', slug })),
    ),
  )
  await close()
})
