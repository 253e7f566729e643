import { parentPort, workerData } from 'node:worker_threads'
import { sqlState } from '../db/errors.ts'
import { shrinkHeapAfterStart } from '../shrink-heap.ts'
import { LlmFault } from './LlmFault.ts'
import type { LlmMessage } from './llm.ts'
import type { LlmNews, LlmReport, LlmRequest } from './llm-protocol.ts'
import { OpenAiCompatible } from './OpenAiCompatible.ts'

if (!parentPort) throw new Error('llm-worker.ts runs as a worker thread')
const port = parentPort

const llm = new OpenAiCompatible(workerData)
const running = new Map<number, AbortController>()
let untold: LlmNews[] = []

/** Sends the events of one turn of the event loop as one message. */
function tell(news: LlmNews): void {
  if (untold.push(news) === 1) setImmediate(report)
}

function report(): void {
  port.postMessage(untold satisfies LlmReport)
  untold = []
}

function stream(id: number, messages: readonly LlmMessage[]): void {
  const abort = new AbortController()
  running.set(id, abort)
  llm
    .stream(messages, {
      signal: abort.signal,
      onPiece: (piece) => tell({ id, kind: 'piece', piece }),
      onUsage: (usage) => tell({ id, kind: 'usage', usage }),
    })
    .then(
      () => tell({ id, kind: 'end' }),
      (error: unknown) => tell(describeFault(id, error)),
    )
    .finally(() => running.delete(id))
}

function describeFault(id: number, error: unknown): LlmNews {
  if (error instanceof LlmFault) return { id, kind: 'fault', fault: error.kind, code: sqlState(error.cause) }
  return { id, kind: 'error', error: error instanceof Error ? error : new Error(String(error)) }
}

shrinkHeapAfterStart()
port.on('message', (request: LlmRequest) => {
  if (request.kind === 'stream') stream(request.id, request.messages)
  else running.get(request.id)?.abort()
})
