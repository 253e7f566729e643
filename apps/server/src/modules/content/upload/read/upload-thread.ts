import { Worker } from 'node:worker_threads'
import type { ImportFormat } from '@app/contract'
import type { Language } from '../../../../platform/i18n.ts'
import type { UploadedRow } from '../../kinds/kind.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What the thread is given. */
export interface UploadWork {
  bytes: Uint8Array
  format: ImportFormat
  language: Language
}

export type WorkerAnswer =
  | { kind: 'rows'; rows: UploadedRow[]; total: number }
  | { kind: 'end' }
  | { kind: 'unreadable'; key: string; values: Record<string, string | number> }

/** Reading may take this long: a file made to be endless is given up. */
const MOST_MILLISECONDS = 120_000
const MOST_MEGABYTES = 512

/**
 * Reads a file in a thread of its own, so that the server goes on answering and a file made to do harm harms nothing.
 * @param take gets the rows some at a time; the next come when it has settled
 * @throws UnreadableFile
 */
export function readInThread(
  work: UploadWork,
  take: (rows: UploadedRow[], total: number) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL('./upload-worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new UnreadableFile('tooSlow')), MOST_MILLISECONDS)
  worker.on('message', (answer: WorkerAnswer) => {
    if (answer.kind === 'end') resolve()
    else if (answer.kind === 'unreadable') reject(new UnreadableFile(answer.key, answer.values))
    else take(answer.rows, answer.total).then(() => worker.postMessage('next'), reject)
  })
  worker.on('error', (error: unknown) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    reject(isTooLarge ? new UnreadableFile('hugeArchive') : error)
  })
  return promise.finally(async () => {
    clearTimeout(timer)
    await worker.terminate()
  })
}
