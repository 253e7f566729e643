import { Code } from '@app/contract/common/envelope'
import { AppError } from '../app-error.ts'
import { forkChild } from '../child/fork-child.ts'
import { UnreadableDocument, type UnreadableReason } from './unreadable-document.ts'

/** A document to be read. */
export interface DocumentTask {
  bytes: Uint8Array
  /** How much of its text is wanted, in UTF-16 units. */
  most: number
}

/** What a document says, as much of it as is wanted. */
export interface ReadDocument {
  text: string
  isCut: boolean
}

export type DocumentAnswer = ReadDocument | { unreadable: UnreadableReason }

const MOST_MEGABYTES = 256

/** How many documents wait at most, that the last of them is read before its sender's patience ends. */
const MOST_WAITING = 4

const program = new URL('./document-worker.ts', import.meta.url)

/** Documents are read one after the other: each may take that much memory. */
let last: Promise<unknown> = Promise.resolve()
/** Whose documents are read or wait. */
const owners = new Set<number>()

/**
 * The text of a user's PDF or DOCX. It is read and tidied in a process of its own.
 * @throws UnreadableDocument, or AppError: 42900 while one of the user's is read, 50300 when too many wait
 */
export async function readDocument(userId: number, task: DocumentTask): Promise<ReadDocument> {
  if (owners.has(userId)) throw new AppError(Code.tooOften, 'documentStillRead')
  if (owners.size > MOST_WAITING)
    throw new AppError(Code.unavailable, 'documentsWait', null, { count: owners.size })
  owners.add(userId)
  const reading = last.then(() => readInProcess(task)).finally(() => owners.delete(userId))
  last = reading.catch(() => {})
  return reading
}

async function readInProcess(task: DocumentTask): Promise<ReadDocument> {
  const child = forkChild(program, MOST_MEGABYTES)
  const { promise, resolve, reject } = Promise.withResolvers<DocumentAnswer>()
  child.once('message', (answer: DocumentAnswer) => resolve(answer))
  child.once('error', reject)
  // Memory and the processor's time are used up in either order: the same file can meet the one or the other first.
  child.once('exit', () => reject(new UnreadableDocument('tooComplex')))
  child.send(task)
  const answer = await promise.finally(() => child.kill('SIGKILL'))
  if ('unreadable' in answer) throw new UnreadableDocument(answer.unreadable)
  return answer
}
