import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { createDatabase } from '../platform/db/create-database.ts'
import type { Database } from '../platform/db/database.ts'
import { EmbeddedSource } from '../platform/db/embedded/embedded-source.ts'
import { pgliteEngine, startPglite } from '../platform/db/embedded/pglite-engine.ts'
import { migrate } from '../platform/db/migrate.ts'
import { installJobs } from './install-jobs.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Two data folders as archives, to be loaded again and again. */
export interface PgliteTemplates {
  empty: Blob
  migrated: Blob
}

let templates: Promise<PgliteTemplates> | undefined

function databaseOf(pglite: PGlite): Database {
  const engine = pgliteEngine(pglite)
  return createDatabase('embedded', new EmbeddedSource({ current: engine, close: engine.close }))
}

/** A database in memory, in this thread, made from one of the templates. */
export async function createPgliteDatabase(template: keyof PgliteTemplates): Promise<Database> {
  return databaseOf(await startTestPglite(template))
}

/** The same without anything above it. */
export async function startTestPglite(template: keyof PgliteTemplates): Promise<PGlite> {
  templates ??= process.env.TEST_PGLITE_TEMPLATES
    ? readTemplates(process.env.TEST_PGLITE_TEMPLATES)
    : makeTemplates()
  return startPglite({ loadDataDir: (await templates)[template] })
}

/** @param folder where pglite-setup.ts has written them */
async function readTemplates(folder: string): Promise<PgliteTemplates> {
  const [empty, migrated] = await Promise.all([
    readFile(`${folder}/empty.tar`),
    readFile(`${folder}/migrated.tar`),
  ])
  return { empty: new Blob([empty]), migrated: new Blob([migrated]) }
}

/** Takes some seconds. */
export async function makeTemplates(): Promise<PgliteTemplates> {
  const pglite = await startPglite({ initDbStartParams: ['--wal-segsize=1'] })
  const empty = await pglite.dumpDataDir('none')
  const database = databaseOf(pglite)
  await migrate(database, migrationsFolder)
  await installJobs(database)
  const migrated = await pglite.dumpDataDir('none')
  await pglite.close()
  return { empty, migrated }
}
