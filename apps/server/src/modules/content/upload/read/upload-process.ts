import type { ImportFormat } from '@app/contract/question-import/values'
import { forkChild } from '../../../../platform/child/fork-child.ts'
import type { Language } from '../../../../platform/i18n.ts'
import type { UploadedRow } from '../../kinds/kind.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What the process is given. */
export interface UploadWork {
  bytes: Uint8Array
  format: ImportFormat
  language: Language
}

export type UploadAnswer =
  | { kind: 'rows'; rows: UploadedRow[]; total: number }
  | { kind: 'end' }
  | { kind: 'unreadable'; key: string; values: Record<string, string | number> }
  /** A fault of the program, with where it arose. */
  | { kind: 'failed'; stack: string }

const MOST_MEGABYTES = 512

const program = new URL('./upload-worker.ts', import.meta.url)

/**
 * Reads a file in a process of its own, so that the server goes on answering and a file made to do harm harms nothing.
 * @param take gets the rows some at a time; the next come when it has settled
 * @throws UnreadableFile
 */
export function readInProcess(
  work: UploadWork,
  take: (rows: UploadedRow[], total: number) => Promise<void>,
): Promise<void> {
  const child = forkChild(program, MOST_MEGABYTES)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.on('message', (answer: UploadAnswer) => {
    if (answer.kind === 'end') resolve()
    else if (answer.kind === 'unreadable') reject(new UnreadableFile(answer.key, answer.values))
    else if (answer.kind === 'failed') reject(new Error(`reading a file failed: ${answer.stack}`))
    else take(answer.rows, answer.total).then(() => child.send('next'), reject)
  })
  child.once('error', reject)
  // Memory and the processor's time are used up in either order: the same file can meet the one or the other first.
  child.once('exit', () => reject(new UnreadableFile('tooComplex')))
  child.send(work)
  return promise.finally(() => child.kill('SIGKILL'))
}
