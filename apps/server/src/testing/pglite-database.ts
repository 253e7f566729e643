import { createDatabase } from '../platform/db/create-database.ts'
import type { Database } from '../platform/db/database.ts'
import { EmbeddedSource } from '../platform/db/embedded-source.ts'
import { migrate } from '../platform/db/migrate.ts'
import { pgliteEngine, startPglite } from '../platform/db/pglite-engine.ts'
import { migrationsFolder } from './migrations-folder.ts'

let template: Promise<Blob> | undefined

/** A migrated database in memory; only the first one of a process is made from nothing. */
export async function createPgliteDatabase(): Promise<Database> {
  template ??= dumpTemplate()
  const pglite = await startPglite({ loadDataDir: await template })
  return createDatabase('embedded', new EmbeddedSource(pgliteEngine(pglite)))
}

async function dumpTemplate(): Promise<Blob> {
  const pglite = await startPglite({ initDbStartParams: ['--wal-segsize=1'] })
  await migrate(createDatabase('embedded', new EmbeddedSource(pgliteEngine(pglite))), migrationsFolder)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}
