import { parentPort, workerData } from 'node:worker_threads'
import { shrinkHeapAfterStart } from '../shrink-heap.ts'
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts'
import type { EmbeddedAnswer, EmbeddedFault, EmbeddedRequest } from './embedded-protocol.ts'
import type { EmbeddedEngine } from './embedded-source.ts'
import { pgliteEngine, startPglite } from './pglite-engine.ts'
import type { StatementResult } from './sql-source.ts'

if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread')
const port = parentPort

function faultOf(error: unknown): EmbeddedFault {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, detail, constraint, table, column }: EmbeddedFault = error
  return { message, code, detail, constraint, table, column }
}

async function serve(
  engine: EmbeddedEngine,
  request: EmbeddedRequest,
): Promise<{ result?: StatementResult }> {
  if (request.kind === 'query') return { result: await engine.query(request.sql, request.parameters) }
  await engine.close()
  return {}
}

async function open(): Promise<EmbeddedEngine> {
  const fs = new DurableNodeFS(String(workerData.folder))
  return pgliteEngine(await startPglite({ fs, startParams: durableStartParams }))
}

const engine = await open().catch((error: unknown) => {
  port.postMessage({ id: 0, fault: faultOf(error) } satisfies EmbeddedAnswer)
})

// Requests wait in the port until somebody listens. Without a listener the thread ends.
if (engine) {
  port.postMessage({ id: 0 } satisfies EmbeddedAnswer)
  shrinkHeapAfterStart()
  port.on('message', async (request: EmbeddedRequest) => {
    const { id } = request
    const answer = await serve(engine, request).catch((error: unknown) => ({ fault: faultOf(error) }))
    port.postMessage({ id, ...answer } satisfies EmbeddedAnswer)
  })
}
