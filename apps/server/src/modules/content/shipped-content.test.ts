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
  const { rows } = await sql<{ bank_id: number; is_first: boolean }>`
    select bank_id, sort_order = min(sort_order) over (partition by bank_id) as is_first
    from question order by view_count desc, id desc`.execute(database.kysely)
  const firsts = rows.filter(({ is_first }) => is_first)
  expect(rows.slice(0, firsts.length)).toEqual(firsts)
  expect(new Set(firsts.map(({ bank_id }) => bank_id)).size).toBe(21)
})
