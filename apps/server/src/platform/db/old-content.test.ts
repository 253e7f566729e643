import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { createUnmigratedDatabase } from '../../testing/test-database.ts'
import { migrateWithin } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

const OLD = JSON.stringify({ title: '旧', answer: '答', slug: 'a' })
const CHECKED = { checkedDate: '', versions: [], sources: [] }
const ADDED = { ...CHECKED, answeredBy: [], frequency: 'common', isPersonal: false }

test('旧的内容：新的列有了空的值，历史、投稿与导入里留着的也补上；没改过的文件下次重读，改过的不读', async () => {
  const { kysely } = await createUnmigratedDatabase()
  const migrations = await readMigrations(migrationsFolder)
  const migrate = (all: typeof migrations) =>
    kysely.transaction().execute((transaction) => migrateWithin(transaction, all))
  await migrate(migrations.filter(({ name }) => name < '0031'))
  await sql`insert into app_user (username, email, password_hash) values ('甲', 'a@example.com', '')`.execute(
    kysely,
  )
  await sql`insert into question_bank (slug, name) values ('b', 'b')`.execute(kysely)
  await sql`insert into question (bank_id, slug, title, difficulty, short_answer, answer, import_hash, edit_time)
    select b.id, n.slug, n.slug, 'easy', '', '答', 'hash', n.edit_time
    from question_bank b, (values ('a', null), ('edited', now())) as n (slug, edit_time)`.execute(kysely)
  await sql`insert into question_revision (question_id, version, snapshot)
    select id, 1, ${OLD}::text::jsonb from question`.execute(kysely)
  await sql`insert into contribution (user_id, key, kind, title, proposal, base, base_version, reason, source)
    select u.id, gen_random_uuid(), k.kind, '题', k.proposal, k.base, k.version, '', ''
    from app_user u, (values
      ('edit', ${OLD}::text::jsonb, ${OLD}::text::jsonb, 1), ('new', ${OLD}::text::jsonb, null, null), ('mistake', null, null, null)
    ) as k (kind, proposal, base, version)`.execute(kysely)
  await sql`insert into question_import (file_name, format, size, status, creator_name) values ('a', 'csv', 1, 'applied', '')`.execute(
    kysely,
  )
  await sql`insert into question_import_row (import_id, number, place, kind, bank, slug, title, action, problems, draft, before)
    select i.id, row_number() over (), '', k.kind, 'b', 'a', '题', 'update', '[]', ${OLD}::text::jsonb, ${OLD}::text::jsonb
    from question_import i, unnest(array['question', 'knowledge-point', 'bank', 'chapter']) as k (kind)`.execute(
    kysely,
  )

  await migrate(migrations)
  const of = async (table: string, columns: string) =>
    (
      await sql<
        Record<string, unknown>
      >`select ${sql.raw(columns)} from ${sql.table(table)} order by id`.execute(kysely)
    ).rows
  expect(
    await of(
      'question',
      'slug, checked_date, versions, answered_by, frequency, frequency_rank, is_personal, program, languages, import_hash',
    ),
  ).toEqual([
    {
      slug: 'a',
      checked_date: '',
      versions: [],
      answered_by: [],
      frequency: 'common',
      frequency_rank: 0,
      is_personal: false,
      program: null,
      languages: [],
      import_hash: '',
    },
    {
      slug: 'edited',
      checked_date: '',
      versions: [],
      answered_by: [],
      frequency: 'common',
      frequency_rank: 0,
      is_personal: false,
      program: null,
      languages: [],
      import_hash: 'hash',
    },
  ])
  const whole = { title: '旧', answer: '答', slug: 'a', ...ADDED }
  const complete = { ...whole, program: null }
  expect((await of('question_revision', 'snapshot')).map(({ snapshot }) => snapshot)).toEqual([
    complete,
    complete,
  ])
  expect(await of('contribution', 'kind, proposal, base')).toEqual([
    { kind: 'edit', proposal: whole, base: whole },
    { kind: 'new', proposal: whole, base: null },
    { kind: 'mistake', proposal: null, base: null },
  ])
  const point = { title: '旧', answer: '答', slug: 'a', ...CHECKED }
  const bank = { title: '旧', answer: '答', slug: 'a' }
  expect(await of('question_import_row', 'kind, draft, before')).toEqual([
    { kind: 'question', draft: complete, before: complete },
    { kind: 'knowledge-point', draft: point, before: point },
    { kind: 'bank', draft: bank, before: bank },
    { kind: 'chapter', draft: { ...bank, paths: [] }, before: { ...bank, paths: [] } },
  ])
})
