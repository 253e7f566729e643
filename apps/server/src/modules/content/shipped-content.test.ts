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

test('the learning path has two chapters of four points, each asked about and linked to every question it names', async () => {
  const points = await database.kysely
    .selectFrom('knowledge_point as p')
    .innerJoin('chapter as c', 'c.id', 'p.chapter_id')
    .select((eb) => [
      'c.slug as chapter',
      'p.import_hash',
      eb
        .selectFrom('recall_question as r')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('r.knowledge_point_id', '=', 'p.id')
        .as('recall'),
      eb
        .selectFrom('knowledge_point_question as l')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('l.knowledge_point_id', '=', 'p.id')
        .as('questions'),
    ])
    .orderBy('c.sort_order')
    .execute()
  expect(points.map(({ chapter }) => chapter)).toEqual([
    ...Array.from({ length: 4 }, () => 'concurrency-and-jvm'),
    ...Array.from({ length: 4 }, () => 'database'),
  ])
  const poor = points.filter(
    ({ recall, questions, import_hash }) => !recall || !questions || import_hash === null,
  )
  expect(poor).toEqual([])
})

test('two interview banks hold twelve published questions each, on at least five topics with two', async () => {
  const topics = await database.kysely
    .selectFrom('interview_question as q')
    .innerJoin('interview_bank as b', 'b.id', 'q.bank_id')
    .where('q.status', '=', 'published')
    .select((eb) => ['b.slug', eb.fn.countAll<number>().as('count')])
    .groupBy(['b.slug', 'q.topic'])
    .orderBy('b.slug')
    .execute()
  const banks = [...Map.groupBy(topics, ({ slug }) => slug)].map(([slug, counts]) => ({
    slug,
    questions: counts.reduce((sum, { count }) => sum + count, 0),
    hasTopics: counts.filter(({ count }) => count >= 2).length >= 5,
  }))
  expect(banks).toEqual([
    { slug: 'frontend-campus', questions: 12, hasTopics: true },
    { slug: 'java-experienced', questions: 12, hasTopics: true },
  ])
})
