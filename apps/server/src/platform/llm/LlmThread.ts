import { Worker } from 'node:worker_threads'
import { LlmFault } from './LlmFault.ts'
import type { Llm, LlmMessage, LlmOptions } from './llm.ts'
import type { LlmNews, LlmReport, LlmRequest } from './llm-protocol.ts'
import type { LlmSettings } from './OpenAiCompatible.ts'

interface Asker extends Pick<LlmOptions, 'onPiece' | 'onUsage'> {
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * A model that is asked in a thread of its own: to read a thousand streams takes about as long as to pass them on, and the
 * server's thread does the latter.
 */
export class LlmThread implements Llm {
  readonly model: string
  readonly #settings: LlmSettings
  readonly #askers = new Map<number, Asker>()
  /** undefined after a failure, until the next request starts it again. */
  #worker: Worker | undefined
  #lastId = 0

  constructor(settings: LlmSettings) {
    this.model = settings.model
    this.#settings = settings
    this.#worker = this.#start()
  }

  stream(messages: readonly LlmMessage[], { signal, ...listeners }: LlmOptions): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const id = ++this.#lastId
    this.#askers.set(id, { ...listeners, resolve, reject })
    this.#worker ??= this.#start()
    this.#post({ id, kind: 'stream', messages })
    signal.addEventListener('abort', () => this.#giveUp(id, signal.reason), { once: true })
    return promise
  }

  /** Ends the thread, and with it all connections. */
  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./llm-worker.ts', import.meta.url), { workerData: this.#settings })
    let failure: unknown = new Error("The model's thread has ended")
    worker.on('message', (report: LlmReport) => {
      for (const news of report) this.#take(news)
    })
    worker.on('error', (error) => {
      failure = error
    })
    worker.on('exit', () => {
      this.#worker = undefined
      for (const { reject } of this.#askers.values()) reject(failure)
      this.#askers.clear()
    })
    return worker
  }

  #post(request: LlmRequest): void {
    this.#worker?.postMessage(request)
  }

  #take(news: LlmNews): void {
    // Events of an aborted request are ignored.
    const asker = this.#askers.get(news.id)
    if (news.kind === 'piece') {
      asker?.onPiece(news.piece)
      return
    }
    if (news.kind === 'usage') {
      asker?.onUsage?.(news.usage)
      return
    }
    this.#askers.delete(news.id)
    if (news.kind === 'end') asker?.resolve()
    else asker?.reject(news.kind === 'fault' ? toLlmFault(news) : news.error)
  }

  #giveUp(id: number, reason: unknown): void {
    const asker = this.#askers.get(id)
    if (!asker) return
    this.#askers.delete(id)
    this.#post({ id, kind: 'giveUp' })
    asker.reject(reason)
  }
}

function toLlmFault({ fault, code }: LlmNews & { kind: 'fault' }): LlmFault {
  return new LlmFault(fault, code === undefined ? undefined : Object.assign(new Error(code), { code }))
}
