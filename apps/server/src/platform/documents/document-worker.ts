import { Worker } from 'node:worker_threads'
import { type DocumentAnswer, OUT_OF_TIME } from './document-process.ts'
import { documentTypeOf } from './document-type.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** Of a processor, not by the clock: a busy machine takes longer for the same file. */
const MOST_SECONDS = 30

// A thread of its own still runs while a library turns round in one place.
new Worker(
  `setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (user + system > ${MOST_SECONDS}e6) process.kill(process.pid, '${OUT_OF_TIME}')
  }, 500)`,
  { eval: true },
)

/** A library is loaded for what is to be read only. */
async function read(bytes: Uint8Array): Promise<string> {
  if (documentTypeOf(bytes) === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes)
  return (await import('./read-docx.ts')).readDocx(bytes)
}

process.once('message', async (bytes: Uint8Array) => {
  const answer = await read(bytes).then(
    (text): DocumentAnswer => ({ text }),
    (error: unknown): DocumentAnswer => ({
      unreadable: error instanceof UnreadableDocument ? error.reason : 'broken',
    }),
  )
  process.send?.(answer)
})
