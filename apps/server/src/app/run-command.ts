import path from 'node:path'
import { temporaryFault } from '../platform/db/errors.ts'
import { StorageFault } from '../platform/files/s3/StorageFault.ts'
import { OPERATOR_LANGUAGE, operatorText, translator } from '../platform/i18n.ts'
import { createLog } from '../platform/log.ts'
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
    if (!stopped.signal.aborted) return reportFailure(error, 'command.failed')
    process.exitCode = INTERRUPTED
    process.stderr.write(`${operatorText('command.interrupted')}\n`)
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

/** Says in one line why nothing came of a command or a start, and sets the exit code; the stack goes to the log at debug. */
export function reportFailure(error: unknown, unexpected: 'command.failed' | 'startFailed'): void {
  process.exitCode = 1
  process.stderr.write(`${describe(error, unexpected)}\n`)
  const { LOG_LEVEL: level } = process.env
  if (level === 'debug' || level === 'trace') createLog(level).debug({ err: error }, 'failed')
}

const serverText = translator(OPERATOR_LANGUAGE)

function describe(error: unknown, unexpected: 'command.failed' | 'startFailed'): string {
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
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return operatorText(unexpected, { reason })
}

function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT' || code === 'ENOTDIR') return operatorText('command.missing')
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return operatorText('command.denied')
  if (code === 'ENOSPC' || code === 'EDQUOT') return operatorText('command.diskFull')
  return error.message
}

/** The path that a command was given. npm runs scripts at the top of the project and keeps in INIT_CWD where it was called. */
export function pathArgument(): string {
  const [, , file = ''] = process.argv
  return path.resolve(process.env.INIT_CWD ?? '', file)
}
