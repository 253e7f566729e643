import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { operatorText } from '../../i18n.ts'
import { makeFolder } from '../../make-folder.ts'
import { StartupError } from '../../startup-error.ts'
import { requireWritable } from './require-writable.ts'

/** SQLite's result codes: another connection holds the lock; the file is none of SQLite's. */
const busy = 5
const notDatabase = 26

const hasResult = (error: unknown, code: number): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === code

/**
 * Makes the data folder and takes it for this process: two servers on one embedded database would lose
 * rows silently. An exclusive SQLite transaction is a lock that the system frees when the process dies.
 * @returns frees the folder
 * @throws StartupError if the folder is in use or cannot be written, saying which of them and why
 */
export function lockFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'db.lock.db')
  try {
    makeFolder(dataDir)
    requireWritable([dataDir, file])
    const lock = new DatabaseSync(file)
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    throw new StartupError(describe(cause, dataDir, file), { cause })
  }
}

function describe(cause: unknown, dataDir: string, file: string): string {
  if (hasResult(cause, busy)) return operatorText('database.folderInUse', { dataDir })
  if (hasResult(cause, notDatabase)) return operatorText('database.lockBroken', { file })
  const reason = cause instanceof Error ? cause.message : String(cause)
  return operatorText('database.folderNotWritable', { dataDir, reason })
}
