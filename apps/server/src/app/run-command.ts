import path from 'node:path'
import { inspect } from 'node:util'
import { LANGUAGES } from '@app/contract/languages'
import { temporaryFault } from '../platform/db/errors.ts'
import { StorageFault } from '../platform/files/s3/StorageFault.ts'
import { operatorText, translator } from '../platform/i18n.ts'
import { StartupError } from '../platform/startup-error.ts'

/** What shells say of a program that was ended by Ctrl+C. */
const INTERRUPTED = 130

/**
 * Runs a command and sets its exit code: 0 when it is done, 130 when it was interrupted, else 1 with the reason in one
 * line. Ctrl+C and SIGTERM abort the signal, so that it cleans up; a second one ends it at once.
 */
export async function runCommand(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    await run(stopped.signal)
  } catch (error) {
    process.exitCode = stopped.signal.aborted ? INTERRUPTED : 1
    const line = stopped.signal.aborted ? operatorText('command.interrupted') : describe(error)
    process.stderr.write(`${line}\n`)
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

const serverText = translator(LANGUAGES[0])

function describe(error: unknown): string {
  if (error instanceof StartupError) return error.message
  if (error instanceof StorageFault) {
    const key = `health.storage.s3.${error.kind}` as const
    return operatorText('command.storageFault', {
      reason: serverText(key),
      remedy: serverText(`${key}Remedy`),
    })
  }
  if (error instanceof Error && 'syscall' in error && 'path' in error)
    return operatorText('command.fileFault', { file: String(error.path), reason: reasonOf(error) })
  if (temporaryFault(error) === 'databaseBusy') return operatorText('command.databaseGone')
  return inspect(error)
}

function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT' || code === 'ENOTDIR') return operatorText('command.missing')
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return operatorText('command.denied')
  if (code === 'ENOSPC' || code === 'EDQUOT') return operatorText('command.diskFull')
  return error.message
}

/**
 * The file that a command was called with. pnpm runs scripts at the top of the project and keeps in INIT_CWD where it was
 * called.
 * @throws StartupError when there is none, or more than one
 */
export function fileArgument(command: string): string {
  const [file, ...others] = process.argv.slice(2).filter((argument) => argument !== '--')
  if (!file || others.length > 0) throw new StartupError(operatorText('command.usage', { command }))
  return path.resolve(process.env.INIT_CWD ?? '', file)
}
