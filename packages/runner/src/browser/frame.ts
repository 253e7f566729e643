import { type RunningThread, supervise } from '../supervise.ts'
import {
  type FromFrame,
  type Runtime,
  type RuntimeFiles,
  runtimeOf,
  type ToFrame,
  type ToWorker,
} from './messages.ts'

const TICK = 50
/** A longer tick is a machine that slept or was busy, not code that worked. */
const MOST_OF_A_TICK = 200

/** A worker, made of the text of its script. */
class WorkerThread implements RunningThread {
  readonly #worker: Worker
  #worked = 0
  #ticking: ReturnType<typeof setInterval> | undefined

  constructor(script: string, files: RuntimeFiles) {
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
    this.#worker = new Worker(address)
    URL.revokeObjectURL(address)
    this.#post({ type: 'load', files })
  }

  start(
    request: Parameters<RunningThread['start']>[0],
    onEvent: Parameters<RunningThread['start']>[1],
    onBroken: (message: string) => void,
  ): void {
    this.#worker.onmessage = ({ data }) => onEvent(data)
    this.#worker.onerror = (event) => {
      event.preventDefault()
      onBroken(event.message)
    }
    let last = performance.now()
    clearInterval(this.#ticking)
    this.#ticking = setInterval(() => {
      const now = performance.now()
      this.#worked += Math.min(now - last, MOST_OF_A_TICK)
      last = now
    }, TICK)
    this.#post({ type: 'run', request })
  }

  /** Its messages are heard no more. */
  rest(): void {
    clearInterval(this.#ticking)
    this.#worker.onmessage = null
  }

  terminate(): void {
    this.rest()
    this.#worker.terminate()
  }

  measure(): number {
    return this.#worked
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message)
  }
}

/** Runs code for the page, in workers that only this frame reaches. */
function answerPage(port: MessagePort): void {
  const threads = new Map<Runtime, WorkerThread>()
  const scripts = new Map<Runtime, string>()
  const stops = new Map<number, AbortController>()
  port.onmessage = async ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'prepare') {
      scripts.set(data.runtime, data.script)
      threads.get(data.runtime)?.terminate()
      threads.set(data.runtime, new WorkerThread(data.script, data.files))
      return
    }
    if (data.type === 'stop') return stops.get(data.run)?.abort()
    const { run, request } = data
    const runtime = runtimeOf(request.language)
    const answer = (message: FromFrame) => port.postMessage(message)
    const thread = threads.get(runtime)
    if (!thread)
      return answer({
        run,
        isSpent: true,
        event: { type: 'ended', end: { kind: 'unavailable', message: '' } },
      })
    const stop = new AbortController()
    stops.set(run, stop)
    const { end, isSpent } = await supervise(
      thread,
      request,
      (event) => {
        if (event.type !== 'ended') answer({ run, isSpent: false, event })
      },
      stop.signal,
    )
    stops.delete(run)
    thread.rest()
    // Code changes the globals of its worker: JavaScript gets a new one for every run, made while nobody waits.
    const script = scripts.get(runtime)
    if (runtime === 'javascript' && script !== undefined) {
      thread.terminate()
      threads.set(runtime, new WorkerThread(script, {}))
      return answer({ run, isSpent: false, event: { type: 'ended', end } })
    }
    if (isSpent) threads.delete(runtime)
    answer({ run, isSpent, event: { type: 'ended', end } })
  }
}

Reflect.set(globalThis, 'answerPage', answerPage)
