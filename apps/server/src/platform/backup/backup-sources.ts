import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { callControl, NoServer } from '../control/call-control.ts'
import { serverStatus } from '../control/server-status.ts'
import type { CopySession } from '../db/copying/copy-session.ts'
import { openPgliteCopy } from '../db/copying/pglite-copy.ts'
import { openPostgresCopy } from '../db/copying/postgres-copy.ts'
import type { DatabaseLog } from '../db/database.ts'
import { DurableNodeFS, durableStartParams } from '../db/embedded/durable-node-fs.ts'
import { lockFolder } from '../db/embedded/folder-lock.ts'
import { startPglite } from '../db/embedded/pglite-engine.ts'
import { openPostgres } from '../db/postgres/open-postgres.ts'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import { borrowCopy } from './lend-copy.ts'

/** A database that can be read as it is at a moment. */
export interface OpenedSource {
  session: CopySession
  /** Aborted when it goes away. */
  lost?: AbortSignal
}

/**
 * Opens a PostgreSQL server's database for reading.
 * @throws StartupError when it cannot be reached, or holds no site
 */
export async function openPostgresSource(databaseUrl: string, log: DatabaseLog): Promise<OpenedSource> {
  const database = await openPostgres(databaseUrl, log)
  await database.close()
  return requireSite({ session: await openPostgresCopy(databaseUrl, log) })
}

/**
 * Opens the embedded database of a data folder for reading: a copy that the running server lends, or, when none runs,
 * the database itself.
 * @throws StartupError when there is none, or the server has another; the signal's reason
 */
export async function openEmbeddedSource(
  dataDir: string,
  signal: AbortSignal,
  onCopied: (done: number, total: number) => void,
): Promise<OpenedSource> {
  try {
    await requireEmbeddedServer(dataDir, signal)
    return await openBorrowed(dataDir, signal, onCopied)
  } catch (error) {
    if (error instanceof NoServer) return openOwn(dataDir)
    throw error
  }
}

async function requireEmbeddedServer(dataDir: string, signal: AbortSignal): Promise<void> {
  const { database } = await callControl(dataDir, serverStatus, null, { signal })
  if (database !== 'embedded') throw new StartupError(operatorText('backup.serverOnPostgres', { dataDir }))
}

async function openBorrowed(
  dataDir: string,
  signal: AbortSignal,
  onCopied: (done: number, total: number) => void,
): Promise<OpenedSource> {
  const { folder, lost, giveBack } = await borrowCopy(dataDir, signal, onCopied)
  try {
    const session = openPgliteCopy(await startPglite({ dataDir: folder }))
    const close = () => session.close().finally(giveBack)
    return await requireSite({ session: { ...session, close }, lost })
  } catch (error) {
    await giveBack()
    throw error
  }
}

async function openOwn(dataDir: string): Promise<OpenedSource> {
  const folder = path.join(dataDir, 'db')
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw new StartupError(operatorText('backup.noDatabase', { folder }))
  const unlock = lockFolder(dataDir)
  try {
    const pglite = await startPglite({ fs: new DurableNodeFS(folder), startParams: durableStartParams })
    const session = openPgliteCopy(pglite)
    const close = async () => session.close().finally(unlock)
    return await requireSite({ session: { ...session, close } })
  } catch (error) {
    unlock()
    throw error
  }
}

async function requireSite(source: OpenedSource): Promise<OpenedSource> {
  const { session } = source
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('schema_migration') is not null as known`.execute(session.kysely)
  if (rows[0]?.known) return source
  await session.close()
  throw new StartupError(operatorText('backup.noSite'))
}
