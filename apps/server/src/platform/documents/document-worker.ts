import { beginChild } from '../child/begin-child.ts'
import type { DocumentAnswer, DocumentTask, ReadDocument } from './document-process.ts'
import { documentTypeOf } from './document-type.ts'
import { tidyText } from './tidy-text.ts'
import { UnreadableDocument } from './unreadable-document.ts'

beginChild(10)

/** A library is loaded for what is to be read only. */
async function read(bytes: Uint8Array): Promise<string> {
  if (documentTypeOf(bytes) === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes)
  return (await import('./read-docx.ts')).readDocx(bytes)
}

/** How much longer than what is wanted of it a text is before it is tidied, at most. */
const UNTIDY = 4

function cutOf(written: string, most: number): ReadDocument {
  const start = written.slice(0, UNTIDY * most)
  const text = tidyText(start)
  if (text === '') throw new UnreadableDocument('noText')
  const isCut = text.length > most || start.length < written.length
  return { text: text.slice(0, most).toWellFormed(), isCut }
}

process.once('message', async ({ bytes, most }: DocumentTask) => {
  const reading = read(bytes).then((text) => cutOf(text, most))
  const answer = await reading.catch(
    (error: unknown): DocumentAnswer => ({
      unreadable: error instanceof UnreadableDocument ? error.reason : 'broken',
    }),
  )
  process.send?.(answer)
})
