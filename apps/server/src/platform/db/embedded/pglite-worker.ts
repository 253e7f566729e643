import { statfsSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { StatementResult } from '../sql-source.ts'
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts'
import type {
  EmbeddedAnswer,
  EmbeddedFault,
  EmbeddedNotification,
  EmbeddedRequest,
} from './embedded-protocol.ts'
import { SpaceGuard } from './guard-space.ts'
import { pgliteEngine, startPglite } from './pglite-engine.ts'

if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread')
const port = parentPort

function faultOf(error: unknown): EmbeddedFault {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, detail, constraint, table, column }: EmbeddedFault = error
  return { message, code, detail, constraint, table, column }
}

async function serve(engine: SpaceGuard, request: EmbeddedRequest): Promise<{ result?: StatementResult }> {
  switch (request.kind) {
    case 'query':
      return { result: await engine.query(request.sql, request.parameters) }
    case 'script': {
      const rows = await engine.script(request.text)
      return { result: { rows, command: '', rowCount: rows.length } }
    }
    case 'listen': {
      const { channel } = request
      await engine.listen(channel, (payload) =>
        port.postMessage({ channel, payload } satisfies EmbeddedNotification),
      )
      return {}
    }
    case 'requireSpace':
      engine.requireSpace()
      return {}
    case 'close':
      await engine.close()
      return {}
  }
}

async function open(): Promise<SpaceGuard> {
  const folder = String(workerData.folder)
  const pglite = await startPglite({ fs: new DurableNodeFS(folder), startParams: durableStartParams })
  return new SpaceGuard(pgliteEngine(pglite), () => freeBytes(folder))
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const engine = await open().catch((error: unknown) => {
  port.postMessage({ id: 0, fault: faultOf(error) } satisfies EmbeddedAnswer)
})

async function answerTo(engine: SpaceGuard, request: EmbeddedRequest): Promise<void> {
  const { id } = request
  const answer = await serve(engine, request).catch((error: unknown) => ({ fault: faultOf(error) }))
  port.postMessage({ id, ...answer } satisfies EmbeddedAnswer)
}

// Requests wait in the port until somebody listens. Without a listener the thread ends.
if (engine) {
  port.postMessage({ id: 0 } satisfies EmbeddedAnswer)
  let last = Promise.resolve()
  port.on('message', (request: EmbeddedRequest) => {
    last = last.then(() => answerTo(engine, request))
  })
}
