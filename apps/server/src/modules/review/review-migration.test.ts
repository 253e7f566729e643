import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { createPgliteDatabase } from '../../testing/pglite-database.ts'
import { schedule } from './scheduler.ts'

const folder = fileURLToPath(migrationsFolder)

test('已有的自评成为卡片，记录留下并有了日子', async () => {
  const database = await createPgliteDatabase('empty')
  const before = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  try {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
    const own = files.findIndex((file) => file.endsWith('_review.sql'))
    for (const file of files.slice(0, own)) await copyFile(path.join(folder, file), path.join(before, file))
    await migrate(database, before)
    await sql`
      with u as (insert into app_user (email, username, password_hash) values ('a@example.com', '甲', '') returning id),
        b as (insert into question_bank (slug, name) values ('b', '题库') returning id),
        q as (insert into question (bank_id, slug, title, difficulty, short_answer, answer, title_terms)
          select b.id, 'q' || n, '题', 'easy', '', '', '' from b, generate_series(1, 4) n returning id),
        r as (select q.id as question_id, u.id as user_id, row_number() over (order by q.id) as rating from q, u),
        l as (insert into review_log (user_id, question_id, rating, create_time)
          select user_id, question_id, rating, '2026-11-22T19:30:00.123456Z' from r)
      insert into question_mastery (user_id, question_id, mastery, last_rated_time)
      select user_id, question_id, rating, '2026-11-22T19:30:00.123456Z' from r`.execute(database.kysely)
    await migrate(database, folder)

    const cards = await database.kysely.selectFrom('review_card').selectAll().orderBy('last_rating').execute()
    expect(cards.map((card) => [card.last_rating, card.last_day, card.due_day])).toEqual([
      [1, '2026-11-22', '2026-11-23'],
      [2, '2026-11-22', '2026-11-23'],
      [3, '2026-11-22', '2026-11-24'],
      [4, '2026-11-22', '2026-11-30'],
    ])
    const clock = { timeZone: 'Asia/Shanghai', dayStartHour: 4 }
    for (const card of cards)
      expect(schedule(card, 3, new Date('2026-12-01T02:00:00Z'), clock)).toMatchObject({ state: 2, reps: 2 })
    const log = await database.kysely.selectFrom('review_log').selectAll().orderBy('rating').execute()
    expect(log.map((row) => [row.rating, row.day, row.subject_id === row.question_id])).toEqual(
      [1, 2, 3, 4].map((rating) => [rating, '2026-11-22', true]),
    )
  } finally {
    await rm(before, { recursive: true, force: true })
    await database.close()
  }
})
