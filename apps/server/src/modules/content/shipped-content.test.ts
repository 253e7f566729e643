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
