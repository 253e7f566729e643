import { parentPort, workerData } from 'node:worker_threads'
import { readUpload } from './read-upload.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { UploadWork, WorkerAnswer } from './upload-thread.ts'

const BATCH = 50

if (!parentPort) throw new Error('upload-worker.ts runs as a worker thread')
const port = parentPort
const { bytes, format, language }: UploadWork = workerData

const answer = (message: WorkerAnswer) => port.postMessage(message)
const acknowledged = () => new Promise<void>((resolve) => port.once('message', () => resolve()))

try {
  const rows = await readUpload(bytes, format, language)
  for (let start = 0; start < rows.length; start += BATCH) {
    answer({ kind: 'rows', rows: rows.slice(start, start + BATCH), total: rows.length })
    await acknowledged()
  }
  answer({ kind: 'end' })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  answer({ kind: 'unreadable', key: error.key, values: error.values })
}
port.close()
