import type { WriteStream } from 'node:tty'
import { ProgressBar } from './ProgressBar.ts'

/** How far a command has come that does one thing after another: a bar for each. */
export class StagedProgress {
  readonly #stream: Pick<WriteStream, 'isTTY' | 'write'>
  #title: string | undefined
  #bar: ProgressBar | undefined

  constructor(stream: Pick<WriteStream, 'isTTY' | 'write'>) {
    this.#stream = stream
  }

  show(title: string, done: number, total: number): void {
    if (title !== this.#title) {
      this.end()
      this.#title = title
      this.#bar = new ProgressBar(this.#stream, title)
    }
    this.#bar?.show(done, total)
  }

  /** What follows begins on a line of its own. */
  end(): void {
    if (this.#bar && this.#stream.isTTY) this.#stream.write('\n')
    this.#bar = undefined
    this.#title = undefined
  }
}
