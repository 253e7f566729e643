import { Worker } from 'node:worker_threads'
import type { Language } from '../problem.ts'
import type { Report, RunEnd, RunRequest } from '../run.ts'
import { type RunningThread, supervise } from '../supervise.ts'

const SCRIPT = new URL('./node-thread.ts', import.meta.url)
const MOST_MEGABYTES = 512

/**
 * Runs code in threads of Node, for the check of the content. No sandbox: the code is the repository's own. Threads of Python
 * and SQL are kept from one run to the next, since their runtimes take seconds to load.
 */
export class NodeRunner {
  readonly #kept = new Map<Language, NodeThread>()

  /** Runs code; one run at a time. */
  async run(request: RunRequest, report: Report, signal?: AbortSignal): Promise<RunEnd> {
    const { language } = request
    const isKept = language === 'python' || language === 'sql'
    const thread = this.#kept.get(language) ?? new NodeThread()
    this.#kept.delete(language)
    const { end, isSpent } = await supervise(thread, request, report, signal)
    if (isKept && !isSpent) this.#kept.set(language, thread)
    else thread.terminate()
    return end
  }

  close(): void {
    for (const thread of this.#kept.values()) thread.terminate()
    this.#kept.clear()
  }
}

class NodeThread implements RunningThread {
  readonly #worker = new Worker(SCRIPT, {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    // What code writes besides its console is nobody's.
    stdout: true,
    stderr: true,
  })
  #work = 0

  start(
    request: RunRequest,
    onEvent: Parameters<RunningThread['start']>[1],
    onBroken: (message: string) => void,
  ): void {
    this.#worker.removeAllListeners()
    this.#worker.on('message', onEvent)
    this.#worker.on('error', (error) => onBroken(error instanceof Error ? error.message : String(error)))
    this.#worker.on('exit', (code) => onBroken(`exit ${code}`))
    this.#worker.postMessage(request)
  }

  terminate(): void {
    this.#worker.removeAllListeners()
    void this.#worker.terminate()
  }

  /** Of the processor: on a busy machine code takes longer, and is not wrong for that. */
  measure(): number {
    void this.#worker.cpuUsage().then(
      ({ user, system }) => {
        this.#work = (user + system) / 1000
      },
      // It has just ended.
      () => undefined,
    )
    return this.#work
  }
}
