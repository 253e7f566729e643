import type { Report, RunRequest } from './run.ts'

/** A line longer than this is cut: no reader would read it. */
const MOST_LINE = 100_000

/** Passes on what code logs, until it is too much. */
export class Output {
  readonly #report: Report
  readonly #most: number
  #left: number
  place = 0

  constructor(report: Report, { limits }: Pick<RunRequest, 'limits'>) {
    this.#report = report
    this.#most = limits.output
    this.#left = limits.output
  }

  log(text: string): void {
    if (this.#left < 0) return
    const line = text.length > MOST_LINE ? `${text.slice(0, MOST_LINE)}…` : text
    // A line of nothing costs something too.
    this.#left -= line.length + 1
    if (this.#left < 0) this.#report({ type: 'output-cut', most: this.#most })
    else this.#report({ type: 'log', place: this.place, text: line })
  }
}
