import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { operatorText } from '../../i18n.ts'
import { StartupError } from '../../startup-error.ts'

/** SQLite's result code when another connection holds the lock. */
const busy = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busy

/**
 * Makes the data folder and takes it for this process: two servers on one embedded database would lose
 * rows silently. An exclusive SQLite transaction is a lock that the system frees when the process dies.
 * @returns frees the folder
 * @throws StartupError if the folder is in use or cannot be written
 */
export function lockFolder(dataDir: string): () => void {
  try {
    // What people wrote, and mails with codes, are nobody else's on this machine.
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const lock = new DatabaseSync(path.join(dataDir, 'db.lock.db'))
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (cause) {
    throw new StartupError(
      operatorText(isBusy(cause) ? 'database.folderInUse' : 'database.folderNotWritable', { dataDir }),
      {
        cause,
      },
    )
  }
}
