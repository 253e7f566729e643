import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { tidyText } from './tidy-text.ts'
import { UnreadableDocument, type UnreadableReason } from './unreadable-document.ts'

export type DocumentAnswer = { text: string } | { unreadable: UnreadableReason }

const MOST_MEGABYTES = 256
/** The signal by which the program ends itself once a file, made to be endless, has used up the processor's time for it. */
export const OUT_OF_TIME = 'SIGTERM'

const program = fileURLToPath(new URL('./document-worker.ts', import.meta.url))

/** Documents are read one after the other: each may take that much memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The text of a PDF or DOCX. It is read in a process of its own: a file made to use up all memory ends that process, and a
 * thread's end by lack of memory can end the whole server. @throws UnreadableDocument
 */
export function readDocument(bytes: Uint8Array): Promise<string> {
  const reading = last.then(() => readInProcess(bytes))
  last = reading.catch(() => {})
  return reading
}

async function readInProcess(bytes: Uint8Array): Promise<string> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
    serialization: 'advanced',
    // It needs none of the server's settings, and what libraries say of a file may hold what the file says.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<DocumentAnswer>()
  child.once('message', (answer: DocumentAnswer) => resolve(answer))
  child.once('error', reject)
  child.once('exit', (_, signal) =>
    reject(new UnreadableDocument(signal === OUT_OF_TIME ? 'tooSlow' : 'tooComplex')),
  )
  child.send(bytes)
  const answer = await promise.finally(() => child.kill('SIGKILL'))
  if ('unreadable' in answer) throw new UnreadableDocument(answer.unreadable)
  const text = tidyText(answer.text)
  if (text === '') throw new UnreadableDocument('noText')
  return text
}
