import { writeFile } from 'node:fs/promises'
import { renderSchema } from './render-schema.ts'
import { createTestDatabase } from './test-database.ts'

/** Writes the row types of the migrated database. It reads PGlite, which is the same PostgreSQL. */

const database = await createTestDatabase()
const source = await renderSchema(database)
await database.close()
await writeFile(new URL('../platform/db/schema.gen.ts', import.meta.url), source)
