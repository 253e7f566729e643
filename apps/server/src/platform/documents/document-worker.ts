import type { DocumentAnswer } from './document-process.ts'
import { documentTypeOf } from './document-type.ts'
import { UnreadableDocument } from './unreadable-document.ts'

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
