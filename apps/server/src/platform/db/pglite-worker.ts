import { parentPort, workerData } from 'node:worker_threads'
import type { EmbeddedAnswer, EmbeddedFault, EmbeddedRequest } from './embedded-protocol.ts'
import { openPgliteFolder } from './pglite-folder.ts'

if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread')
const port = parentPort

function faultOf(error: unknown): EmbeddedFault {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, detail, constraint, table, column }: EmbeddedFault = error
  return { message, code, detail, constraint, table, column }
}

async function answer(id: number, work: () => Promise<EmbeddedAnswer>): Promise<void> {
  port.postMessage(await work().catch((error): EmbeddedAnswer => ({ id, fault: faultOf(error) })))
}

const opening = openPgliteFolder(String(workerData.folder))
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
