import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { renderSchema } from '../../testing/render-schema.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

test('schema.gen.ts is what the migrations make: else run `pnpm run db:types`', async () => {
  const database = await createTestDatabase()
  const source = await renderSchema(database)
  await database.close()
  expect(await readFile(new URL('schema.gen.ts', import.meta.url), 'utf8')).toBe(source)
})
