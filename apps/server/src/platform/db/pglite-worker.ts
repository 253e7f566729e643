import v8 from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import type { EmbeddedAnswer, EmbeddedFault, EmbeddedRequest } from './embedded-protocol.ts'

if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread')
const port = parentPort

// Checked and compiled by many threads at once, PostgreSQL's 9 MB of wasm leave 60 MB of unused memory in them.
v8.setFlagsFromString('--wasm-num-compilation-tasks=1')
v8.setFlagsFromString('--wasm-lazy-validation')

function faultOf(error: unknown): EmbeddedFault {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, detail, constraint, table, column }: EmbeddedFault = error
  return { message, code, detail, constraint, table, column }
}

async function answer(id: number, work: () => Promise<EmbeddedAnswer>): Promise<void> {
  port.postMessage(await work().catch((error): EmbeddedAnswer => ({ id, fault: faultOf(error) })))
}

async function open() {
  const [{ startPglite, pgliteEngine }, { DurableNodeFS, durableStartParams }] = await Promise.all([
    import('./pglite-engine.ts'),
    import('./durable-node-fs.ts'),
  ])
  const fs = new DurableNodeFS(String(workerData.folder))
  return pgliteEngine(await startPglite({ fs, startParams: durableStartParams }))
}

const opening = open()
await answer(0, async () => {
  await opening
  return { id: 0 }
})

port.on('message', (request: EmbeddedRequest) => {
  const { id } = request
  void answer(id, async () => {
    const engine = await opening
    if (request.kind === 'query') return { id, result: await engine.query(request.sql, request.parameters) }
    await engine.close()
    return { id }
  })
})
