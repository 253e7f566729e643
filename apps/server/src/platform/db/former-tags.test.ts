import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { createUnmigratedDatabase } from '../../testing/test-database.ts'
import { migrateWithin } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

test('旧的标签：大小写、全角与看不见的字符不同的成为一个，第一个写法留下，计数与关注跟着', async () => {
  const { kysely, close } = await createUnmigratedDatabase()
  const migrations = await readMigrations(migrationsFolder)
  const migrate = (all: typeof migrations) =>
    kysely.transaction().execute((transaction) => migrateWithin(transaction, all))
  const place = migrations.findIndex(({ name }) => name.endsWith('_discussion_tag.sql'))
  await migrate(migrations.slice(0, place))
  await sql`insert into app_user (username, email, password_hash)
    values ('甲', 'a@example.com', ''), ('乙', 'b@example.com', '')`.execute(kysely)
  const posts: [tags: string[], state: string][] = [
    [['Ｒedis\u200b', '排查'], 'deleted'],
    [['REDIS', 'Java'], 'visible'],
    [['redis', 'Re\u00addis', '排查'], 'visible'],
    [['java', 'Redis', 'redis'], 'held'],
    [[], 'visible'],
  ]
  for (const [n, [tags, state]] of posts.entries())
    await sql`insert into discussion (author_id, key, category, title, content, excerpt, tags, state, create_time)
      values ((select min(id) from app_user), gen_random_uuid(), 'chat', '标题', '', '', ${tags}, ${state},
        '2026-01-01'::timestamptz + ${n} * interval '1 day')`.execute(kysely)
  for (const [tag, user] of [
    ['redis', 'max'],
    ['REDIS', 'max'],
    ['Redis', 'min'],
    ['没有帖子', 'min'],
    ['\u200b', 'min'],
  ])
    await sql`insert into discussion_tag_watch (tag, user_id)
      values (${tag}, (select ${sql.raw(user ?? '')}(id) from app_user))`.execute(kysely)
  await sql`insert into discussion_tag values ('REDIS', 1), ('redis', 3), ('再没有人用', 0)`.execute(kysely)
  await migrate(migrations)
  const { rows: tagged } = await sql<{ tags: string[] }>`select tags from discussion order by id`.execute(
    kysely,
  )
  expect(tagged.map(({ tags }) => tags)).toEqual([
    ['REDIS', '排查'],
    ['REDIS', 'Java'],
    ['REDIS', '排查'],
    ['Java', 'REDIS'],
    [],
  ])
  const { rows: tags } = await sql`select t.key, t.name, t.discussion_count as posts,
      (select count(*) from discussion_tag_watch w where w.tag_id = t.id)::int as watchers
    from discussion_tag t order by t.id`.execute(kysely)
  expect(tags).toEqual([
    { key: 'java', name: 'Java', posts: 1, watchers: 0 },
    { key: 'redis', name: 'REDIS', posts: 2, watchers: 2 },
    { key: '排查', name: '排查', posts: 1, watchers: 0 },
    { key: '没有帖子', name: '没有帖子', posts: 0, watchers: 1 },
  ])
  await close()
})
