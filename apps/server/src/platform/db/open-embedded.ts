import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import { createDatabase } from './create-database.ts'
import type { Database, DatabaseLog } from './database.ts'
import { EmbeddedSource } from './embedded-source.ts'
import { lockFolder } from './folder-lock.ts'
import { ensurePgliteFolder } from './pglite-folder.ts'
import { PgliteThread } from './pglite-thread.ts'

/**
 * Opens the embedded database under `<dataDir>/db`, which this process then has alone.
 * @throws StartupError if the folder is in use, cannot be written or holds no readable database
 */
export async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const thread = await openThread(dataDir, log)
    const database = createDatabase('embedded', new EmbeddedSource(thread))
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (cause) {
    unlock()
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
    throw new StartupError(operatorText('database.unreadable', { dataDir, reason }), { cause })
  }
}

async function openThread(dataDir: string, log: DatabaseLog): Promise<PgliteThread> {
  const folder = await ensurePgliteFolder(dataDir)
  const thread = new PgliteThread(folder, (err) => log.error({ err }, 'the embedded database has stopped'))
  await thread.opened
  return thread
}
