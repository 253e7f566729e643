import path from 'node:path'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import { createDatabase } from './create-database.ts'
import type { Database, DatabaseLog } from './database.ts'
import { EmbeddedSource } from './embedded-source.ts'
import { lockFolder } from './folder-lock.ts'
import { PgliteThread } from './pglite-thread.ts'

/**
 * Opens the embedded database under `<dataDir>/db`, which this process then has alone.
 * @throws StartupError if the folder is in use, cannot be written or holds no readable database
 */
export async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<Database> {
  const unlock = lockFolder(dataDir)
  const folder = path.join(dataDir, 'db')
  const thread = new PgliteThread(folder, (err) => log.error({ err }, 'the embedded database has stopped'))
  try {
    await thread.opened
  } catch (cause) {
    unlock()
    throw new StartupError(operatorText('database.unreadable', { folder, reason: reasonOf(cause) }), {
      cause,
    })
  }
  const database = createDatabase('embedded', new EmbeddedSource(thread))
  return {
    ...database,
    async close() {
      await database.close()
      unlock()
    },
  }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
