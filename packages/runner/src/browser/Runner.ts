import type { Language } from '../problem.ts'
import type { Report, RunEnd, RunRequest } from '../run.ts'
import { type FromFrame, type Runtime, runtimeOf, type ToFrame } from './messages.ts'
import { fetchFrameScript, fetchRuntime } from './runtime-files.ts'

/** The server's empty page for code, whose policy lets it run and reach nothing. */
const ADDRESS = '/runner-frame'

type Progress = (loaded: number, total: number) => void

/** Runs code in the reader's browser, in a frame that reaches neither the page nor the network. */
export class Runner {
  readonly #place: HTMLElement
  #frame: HTMLIFrameElement | undefined
  #port: Promise<MessagePort> | undefined
  readonly #prepared = new Map<Runtime, Promise<void>>()
  readonly #progress = new Map<Runtime, Set<Progress>>()
  readonly #listeners = new Map<number, (message: FromFrame) => void>()
  #runs = 0

  /** @param place where the hidden frame is put */
  constructor(place: HTMLElement = document.body) {
    this.#place = place
  }

  /**
   * Loads what a language needs, so that the first run need not wait.
   * @throws when the network is away; the next call tries again
   */
  prepare(language: Language, onProgress?: Progress): Promise<void> {
    const runtime = runtimeOf(language)
    const listening = this.#progress.get(runtime) ?? new Set()
    this.#progress.set(runtime, listening)
    if (onProgress) listening.add(onProgress)
    let prepared = this.#prepared.get(runtime)
    if (!prepared) {
      prepared = this.#load(runtime, (loaded, total) => {
        for (const listen of listening) listen(loaded, total)
      }).finally(() => listening.clear())
      this.#prepared.set(runtime, prepared)
      prepared.catch(() => this.#prepared.delete(runtime))
    }
    return prepared
  }

  /**
   * Runs code; everything that happens is reported, its end too.
   * @param signal ends it
   */
  async run(request: RunRequest, report: Report, signal?: AbortSignal): Promise<RunEnd> {
    try {
      await this.prepare(request.language, (loaded, total) => report({ type: 'loading', loaded, total }))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const end: RunEnd = { kind: 'unavailable', message }
      report({ type: 'ended', end })
      return end
    }
    const port = await this.#openPort()
    this.#runs += 1
    const run = this.#runs
    const send = (message: ToFrame) => port.postMessage(message)
    const onAbort = () => send({ type: 'stop', run })
    const ended = new Promise<RunEnd>((resolve) => {
      this.#listeners.set(run, ({ event, isSpent }) => {
        if (event.type === 'ended') {
          if (isSpent) this.#prepared.delete(runtimeOf(request.language))
          resolve(event.end)
        }
        report(event)
      })
    })
    signal?.addEventListener('abort', onAbort, { once: true })
    send({ type: 'run', run, request })
    if (signal?.aborted) onAbort()
    const end = await ended
    signal?.removeEventListener('abort', onAbort)
    this.#listeners.delete(run)
    return end
  }

  /** Ends everything that runs. */
  close(): void {
    this.#frame?.remove()
    this.#frame = undefined
    this.#port = undefined
    this.#prepared.clear()
  }

  async #load(runtime: Runtime, onProgress: Progress): Promise<void> {
    const [port, { script, files }] = await Promise.all([this.#openPort(), fetchRuntime(runtime, onProgress)])
    const message: ToFrame = { type: 'prepare', runtime, script, files }
    port.postMessage(message, Object.values(files))
  }

  #openPort(): Promise<MessagePort> {
    if (!this.#port) {
      this.#port = this.#openFrame()
      this.#port.catch(() => {
        this.#port = undefined
        this.#frame?.remove()
      })
    }
    return this.#port
  }

  async #openFrame(): Promise<MessagePort> {
    const frame = document.createElement('iframe')
    this.#frame = frame
    frame.src = ADDRESS
    // The answer says the same; a browser that ignored it must not run code with the site's origin.
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.hidden = true
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    this.#place.append(frame)
    const [script] = await Promise.all([fetchFrameScript(), loaded])
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => this.#listeners.get(data.run)?.(data)
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage(script, '*', [port2])
    return port1
  }
}
