import { MOST_CODE, type Report, type RunEnd, type RunEvent, type RunRequest } from './run.ts'

/** A thread in which code runs. */
export interface RunningThread {
  /** Has it run code; its events come back. */
  start: (
    request: RunRequest,
    onEvent: (event: RunEvent) => void,
    onBroken: (message: string) => void,
  ) => void
  /** Ends it, whatever it does. */
  terminate: () => void
  /** Milliseconds that the thread has worked, by any measure that only grows. */
  measure: () => number
}

const LOOK_EVERY = 50
/** Cases and logs come to far less, unless code speaks for itself. */
const MOST_EVENTS = 2_000_000

/**
 * Runs code in a thread and ends it when its time is over.
 * @returns how it ended; the thread is still good for another run when it was not terminated
 */
export async function supervise(
  thread: RunningThread,
  request: RunRequest,
  report: Report,
  signal?: AbortSignal,
): Promise<{ end: RunEnd; isSpent: boolean }> {
  if (request.code.length > MOST_CODE) {
    return finish(report, { kind: 'too-long', most: MOST_CODE }, false)
  }
  const watch = new Watch(thread, request, report)
  const onAbort = () => watch.end({ kind: 'stopped' }, true)
  signal?.addEventListener('abort', onAbort, { once: true })
  if (signal?.aborted) onAbort()
  const { end, isSpent } = await watch.ended
  signal?.removeEventListener('abort', onAbort)
  if (isSpent) thread.terminate()
  return finish(report, end, isSpent)
}

function finish(report: Report, end: RunEnd, isSpent: boolean): { end: RunEnd; isSpent: boolean } {
  report({ type: 'ended', end })
  return { end, isSpent }
}

/** Looks after one run. */
class Watch {
  readonly ended: Promise<{ end: RunEnd; isSpent: boolean }>
  #settle: (outcome: { end: RunEnd; isSpent: boolean }) => void = () => undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #isOver = false
  #isDirty = false
  #events = 0
  readonly #thread: RunningThread
  readonly #seconds: number
  readonly #report: Report

  constructor(thread: RunningThread, request: RunRequest, report: Report) {
    this.#thread = thread
    this.#seconds = request.limits.seconds
    this.#report = report
    this.ended = new Promise((resolve) => {
      this.#settle = resolve
    })
    thread.start(
      request,
      (event) => this.#hear(event),
      (message) => this.end({ kind: 'broken', message }, true),
    )
  }

  end(end: RunEnd, isSpent: boolean): void {
    if (this.#isOver) return
    this.#isOver = true
    clearInterval(this.#timer)
    this.#settle({ end, isSpent: isSpent || this.#isDirty })
  }

  #hear(event: RunEvent): void {
    if (this.#isOver) return
    this.#events += 1
    if (this.#events > MOST_EVENTS) this.end({ kind: 'broken', message: 'too many events' }, true)
    if (event.type === 'started') this.#begin()
    // What a transaction left behind could change later runs.
    if (event.type === 'case' && event.result.trouble?.kind === 'transaction-ended') this.#isDirty = true
    if (event.type === 'ended') this.end(event.end, event.end.kind === 'broken')
    else this.#report(event)
  }

  #begin(): void {
    const start = this.#thread.measure()
    this.#timer = setInterval(() => {
      const used = this.#thread.measure() - start
      if (used > this.#seconds * 1000) this.end({ kind: 'timeout', seconds: this.#seconds }, true)
    }, LOOK_EVERY)
  }
}
