import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { ContentService } from './content.service.ts'
import type { ImportReport } from './import-report.ts'

let database: Database
let report: ImportReport

beforeAll(async () => {
  database = await createTestDatabase()
  const content = new ContentService(database.kysely)
  report = await content.importFolder(fileURLToPath(new URL('../../../../../content', import.meta.url)))
})

afterAll(() => database.close())

test('the shipped content has no fault', () => {
  expect(report.faults).toEqual([])
})

test('three banks hold twenty questions each', async () => {
  const banks = await database.kysely
    .selectFrom('question as q')
    .innerJoin('question_bank as b', 'b.id', 'q.bank_id')
    .select((eb) => ['b.slug', eb.fn.countAll<number>().as('count')])
    .groupBy('b.slug')
    .orderBy('b.slug')
    .execute()
  expect(banks).toEqual([
    { slug: 'frontend', count: 20 },
    { slug: 'java-concurrency', count: 20 },
    { slug: 'mysql', count: 20 },
  ])
})

test('every question can be said aloud, is scored by three key points and leads on', async () => {
  const questions = await database.kysely
    .selectFrom('question')
    .select(['slug', 'short_answer', 'answer', 'key_points', 'follow_ups'])
    .execute()
  const poor = questions.filter(
    ({ short_answer, answer, key_points, follow_ups }) =>
      !(short_answer.length >= 50 && answer.length > short_answer.length) ||
      !(Array.isArray(key_points) && key_points.length >= 3) ||
      !(Array.isArray(follow_ups) && follow_ups.length >= 1),
  )
  expect(poor.map(({ slug }) => slug)).toEqual([])
})
