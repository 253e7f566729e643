import { operatorText } from '../../i18n.ts'
import { StartupError } from '../../startup-error.ts'
import { createDatabase } from '../create-database.ts'
import type { Database, DatabaseLog } from '../database.ts'
import { TIME_LIMITS, type TimeLimits, withTimeLimit } from '../time-limits.ts'
import { EmbeddedSource } from './embedded-source.ts'
import { lockFolder } from './folder-lock.ts'
import { LastingPglite } from './lasting-pglite.ts'
import { ensurePgliteFolder } from './pglite-folder.ts'

/**
 * Opens the embedded database under `<dataDir>/db`, which this process then has alone.
 * @param archive what a new one is made out of, if there is that file; else it is empty
 * @throws StartupError if the folder is in use, cannot be written, holds no readable database, or has lost the one it had
 */
export async function openEmbedded(
  dataDir: string,
  log: DatabaseLog,
  limits: TimeLimits = TIME_LIMITS,
  archive?: string,
): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const folder = await ensurePgliteFolder(dataDir, archive)
    const pglite = await openThread(folder, log, limits)
    const database = createDatabase('embedded', new EmbeddedSource(() => pglite.current, limits))
    return {
      ...database,
      ping: () => withTimeLimit(pglite.current.requireSpace(), limits.turn),
      close: () => database.close().finally(unlock),
    }
  } catch (cause) {
    unlock()
    if (cause instanceof StartupError) throw cause
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
    throw new StartupError(operatorText('database.unreadable', { dataDir, reason }), { cause })
  }
}

async function openThread(
  folder: string,
  log: DatabaseLog,
  { statement }: TimeLimits,
): Promise<LastingPglite> {
  const onEnd = (err: Error) => log.error({ err }, 'the embedded database has stopped')
  const pglite = new LastingPglite(folder, onEnd, statement)
  await pglite.current.opened
  return pglite
}
