import { existsSync } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { CopySession } from '../db/copying/copy-session.ts'
import { openPgliteCopy } from '../db/copying/pglite-copy.ts'
import { openPostgresCopy } from '../db/copying/postgres-copy.ts'
import type { DatabaseLog } from '../db/database.ts'
import { lockFolder } from '../db/embedded/folder-lock.ts'
import { RESERVED_BYTES } from '../db/embedded/guard-space.ts'
import { pgliteStartParams, startPglite } from '../db/embedded/pglite-engine.ts'
import { makePgliteFolder } from '../db/embedded/pglite-folder.ts'
import { markSite } from '../db/embedded/site-marker.ts'
import { syncTree } from '../db/embedded/sync-files.ts'
import { openPostgres } from '../db/postgres/open-postgres.ts'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'

/** An empty database that is filled as a whole or stays empty. */
export interface RestoreTarget {
  /** @param fill commits what it has loaded */
  fill: (fill: (session: CopySession) => Promise<void>) => Promise<void>
  /** Lets others use it. */
  release: () => void
}

/** A database of a PostgreSQL server. @throws StartupError when it cannot be used */
export async function postgresTarget(databaseUrl: string, log: DatabaseLog): Promise<RestoreTarget> {
  const database = await openPostgres(databaseUrl, log)
  await database.close()
  return {
    async fill(fill) {
      const session = await openPostgresCopy(databaseUrl, log)
      await fill(session).finally(() => session.close())
    },
    release() {},
  }
}

/** What is loaded is not logged: a folder that is not complete is thrown away. */
const startParams = [...pgliteStartParams, '-c', 'wal_level=minimal', '-c', 'max_wal_senders=0']

/**
 * The embedded database of a data folder, which nobody else can open meanwhile.
 * @param rowBytes how much will be loaded
 * @throws StartupError when there is a database, a server uses the folder, or its disk is too small
 */
export async function embeddedTarget(dataDir: string, rowBytes: number): Promise<RestoreTarget> {
  const release = lockFolder(dataDir)
  const folder = path.join(dataDir, 'db')
  try {
    if (existsSync(folder) && (await readdir(folder)).length > 0)
      throw new StartupError(operatorText('restore.folderNotEmpty', { folder }))
    await requireSpace(dataDir, rowBytes)
  } catch (error) {
    release()
    throw error
  }
  return {
    async fill(fill) {
      await makePgliteFolder(dataDir, folder, async (unfinished) => {
        const pglite = await startPglite({ dataDir: unfinished, startParams })
        await fill(openPgliteCopy(pglite)).finally(() => pglite.close())
        // It has written without fsync.
        await syncTree(unfinished)
      })
      await markSite(dataDir)
    },
    release,
  }
}

/** Rows take about twice their text with their indexes. */
async function requireSpace(folder: string, rowBytes: number): Promise<void> {
  const needed = 2 * rowBytes + RESERVED_BYTES
  const { bavail, bsize } = await statfs(folder)
  const toMegabytes = (bytes: number) => Math.ceil(bytes / 2 ** 20)
  if (bavail * bsize < needed)
    throw new StartupError(operatorText('restore.noSpace', { folder, megabytes: toMegabytes(needed) }))
}
