import type { Report, RunEnd, RunRequest } from '../run.ts'
import type { RuntimeFiles, ToWorker } from './messages.ts'

type Run = (request: RunRequest, report: Report) => Promise<RunEnd>

/** What would let code speak for the worker, start others, or ask for something; the policy refuses most of it anyway. */
const NAMES = [
  'postMessage',
  'close',
  'importScripts',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'Worker',
  'BroadcastChannel',
  'indexedDB',
  'caches',
]

/**
 * Answers what the frame asks of a worker. Code that runs here has neither a way to answer itself nor to ask the network.
 * @param load makes the runtime of its files
 */
export function answerRuns(load: (files: RuntimeFiles) => Promise<Run>): void {
  const post = globalThis.postMessage.bind(globalThis)
  const report: Report = (event) => post(event)
  let runtime: Promise<Run> | undefined
  addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'load') {
      runtime = load(data.files)
      // A run hears of it.
      runtime.then(removeNames, () => undefined)
      return
    }
    try {
      if (!runtime) throw new Error('nothing is loaded')
      const run = await runtime
      report({ type: 'started' })
      report({ type: 'ended', end: await run(data.request, report) })
    } catch (error) {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      report({ type: 'ended', end: { kind: 'broken', message } })
    }
  })
}

function removeNames(): void {
  for (let holder: unknown = globalThis; typeof holder === 'object' && holder !== null; ) {
    for (const name of NAMES) Reflect.deleteProperty(holder, name)
    holder = Object.getPrototypeOf(holder)
  }
}
