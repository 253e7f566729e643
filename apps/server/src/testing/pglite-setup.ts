import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { makeTemplates } from './pglite-database.ts'

/** Vitest's globalSetup: the archives that every test database is loaded from, made once for all test files. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pglite-templates-'))
  const { empty, migrated } = await makeTemplates()
  await writeFile(path.join(folder, 'empty.tar'), empty.stream())
  await writeFile(path.join(folder, 'migrated.tar'), migrated.stream())
  process.env.TEST_PGLITE_TEMPLATES = folder
  return () => rm(folder, { recursive: true })
}
