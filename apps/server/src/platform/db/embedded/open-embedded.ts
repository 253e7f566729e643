import { operatorText } from '../../i18n.ts'
import { StartupError } from '../../startup-error.ts'
import { createDatabase } from '../create-database.ts'
import type { Database, DatabaseLog } from '../database.ts'
import { TIME_LIMITS, type TimeLimits, withTimeLimit } from '../time-limits.ts'
import { EmbeddedSource } from './embedded-source.ts'
import { lockFolder } from './folder-lock.ts'
import { LastingPglite } from './lasting-pglite.ts'
import { ensurePgliteFolder } from './pglite-folder.ts'

/** Before a server serves, what waits waits; a statement may keep the thread busy for ten times as long. */
const patient = ({ statement }: TimeLimits): TimeLimits => ({
  statement: 10 * statement,
  turn: Number.POSITIVE_INFINITY,
})

/**
 * Opens the embedded database under `<dataDir>/db`, which this process then has alone.
 * @param limits hold from `limitWaits` on
 * @throws StartupError if the folder is in use, cannot be written, holds no readable database, or has lost the one it had
 */
export async function openEmbedded(
  dataDir: string,
  log: DatabaseLog,
  limits: TimeLimits = TIME_LIMITS,
): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const folder = await ensurePgliteFolder(dataDir)
    const present = patient(limits)
    const pglite = await openThread(folder, log, present)
    const database = createDatabase('embedded', new EmbeddedSource(pglite, present))
    return {
      ...database,
      ping: () => withTimeLimit(pglite.current.requireSpace(), present.turn),
      limitWaits: () => void Object.assign(present, limits),
      close: () => database.close().finally(unlock),
    }
  } catch (cause) {
    unlock()
    if (cause instanceof StartupError) throw cause
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
    throw new StartupError(operatorText('database.unreadable', { dataDir, reason }), { cause })
  }
}

async function openThread(folder: string, log: DatabaseLog, limits: TimeLimits): Promise<LastingPglite> {
  const onEnd = (err: Error) => log.error({ err }, 'the embedded database has stopped')
  const pglite = new LastingPglite(folder, onEnd, limits)
  await pglite.current.opened
  return pglite
}
