import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { ContentService } from './content.service.ts'
import type { ImportReport } from './import-report.ts'

let database: Database
let report: ImportReport
let indexesBefore: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  indexesBefore = await searchIndexes()
  const content = new ContentService(database.kysely)
  report = await content.importFolder(fileURLToPath(new URL('../../../../../content', import.meta.url)))
})

afterAll(() => database.close())

async function searchIndexes(): Promise<string[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'search_document' order by indexname`.execute(
    database.kysely,
  )
  return rows.map(({ indexdef }) => indexdef)
}

test('the shipped content has no fault', () => {
  expect(report.faults).toEqual([])
})

test('the first import leaves the indexes of search as they were', async () => {
  expect(indexesBefore.length).toBeGreaterThan(2)
  expect(await searchIndexes()).toEqual(indexesBefore)
})

test('before anybody has read anything, the most read questions are the first of every bank', async () => {
  const banks = await sql<{ bank_id: number; sort_order: number }>`
    select id as bank_id, (select min(sort_order) from question where bank_id = b.id) as sort_order
    from question_bank b order by b.sort_order`.execute(database.kysely)
  const hottest = await sql<{ bank_id: number; sort_order: number }>`
    select bank_id, sort_order from question order by view_count desc, id desc limit 15`.execute(
    database.kysely,
  )
  expect(hottest.rows).toEqual(banks.rows)
})
