import type { CaseResult, Report, RunEnd, RunEvent, RunRequest } from '@app/runner'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** What runs code. */
export interface CodeRunner {
  run: (request: RunRequest, report: Report, signal?: AbortSignal) => Promise<RunEnd>
}

/** 运行 the cases that are shown and one's own, or 提交 all of them. */
export type RunKind = 'run' | 'submit'

/** Characters of logs that are shown; what is above is left out, and the page says so. */
export const MOST_LOGS = 100_000
/** Logs that come within so many milliseconds are shown together. */
const LOG_PAUSE = 50

export interface Log {
  place: number
  text: string
}

/** One run of code: what has come of it so far. */
export class CodeRun {
  readonly kind: RunKind
  /** Places of the cases that run, in their order. */
  readonly places: readonly number[]
  /** Bytes of what the language needs, while they come. */
  loading: { loaded: number; total: number } | null = null
  results: readonly CaseResult[] = []
  logs: readonly Log[] = []
  isOutputCut = false
  /** Null while it runs. */
  end: RunEnd | null = null
  /** From the moment that the code itself began. */
  milliseconds = 0
  readonly #stop = new AbortController()
  #waiting: Log[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #started = 0

  constructor(kind: RunKind, places: readonly number[]) {
    this.kind = kind
    this.places = places
    makeAutoObservable(
      this,
      { kind: false, places: false, results: observableRef, logs: observableRef, end: observableRef },
      { autoBind: true },
    )
  }

  /** Runs code. Never rejects: what cannot run ends with a reason too. */
  async start(openRunner: () => Promise<CodeRunner>, request: Omit<RunRequest, 'places'>): Promise<void> {
    this.#started = performance.now()
    try {
      const runner = await openRunner()
      await runner.run({ ...request, places: this.places }, this.hear, this.#stop.signal)
    } catch (error) {
      this.hear({ type: 'ended', end: { kind: 'unavailable', message: String(error) } })
    }
  }

  stop(): void {
    this.#stop.abort()
  }

  get isRunning(): boolean {
    return this.end === null
  }

  get passed(): number {
    return this.results.filter(({ isPassed }) => isPassed).length
  }

  get isPassed(): boolean {
    return this.end?.kind === 'finished' && this.passed === this.places.length
  }

  /** The first case that was not passed. */
  get firstFailure(): CaseResult | null {
    return this.results.find(({ isPassed }) => !isPassed) ?? null
  }

  /** What became of a case; null as long as it has not run. */
  resultOf(place: number): CaseResult | null {
    return this.results.find((result) => result.place === place) ?? null
  }

  hear(event: RunEvent): void {
    if (this.end) return
    if (event.type === 'loading') this.loading = { loaded: event.loaded, total: event.total }
    else if (event.type === 'started') this.#begin()
    else if (event.type === 'log') this.#log({ place: event.place, text: event.text })
    else if (event.type === 'output-cut') this.isOutputCut = true
    else if (event.type === 'case') this.results = [...this.results, event.result]
    else this.#finish(event.end)
  }

  #begin(): void {
    this.loading = null
    this.#started = performance.now()
  }

  #log(log: Log): void {
    this.#waiting.push(log)
    this.#timer ??= setTimeout(() => runInAction(() => this.#showLogs()), LOG_PAUSE)
  }

  #showLogs(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting.length > 0) this.logs = [...this.logs, ...this.#waiting]
    this.#waiting = []
  }

  #finish(end: RunEnd): void {
    this.#showLogs()
    this.loading = null
    this.milliseconds = performance.now() - this.#started
    this.end = end
  }
}
