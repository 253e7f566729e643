import type { WriteStream } from 'node:tty'

const WIDTH = 30
const STEP_WITHOUT_TERMINAL = 10

/** How far a command has come: a bar in a terminal, elsewhere a line each tenth. */
export class ProgressBar {
  readonly #stream: Pick<WriteStream, 'isTTY' | 'write'>
  readonly #title: string
  #shown = -1

  constructor(stream: Pick<WriteStream, 'isTTY' | 'write'>, title: string) {
    this.#stream = stream
    this.#title = title
  }

  show(done: number, total: number): void {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    const step = this.#stream.isTTY ? 1 : STEP_WITHOUT_TERMINAL
    if (Math.floor(percent / step) <= Math.floor(this.#shown / step)) return
    this.#shown = percent
    const filled = Math.round((percent / 100) * WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent}% ${done}/${total}`
    this.#stream.write(this.#stream.isTTY ? `\r${this.#title} ${bar}` : `${this.#title} ${percent}%\n`)
  }

  /** Says what came of it, on a line of its own. */
  end(result: string): void {
    this.#stream.write(`${this.#stream.isTTY && this.#shown >= 0 ? '\n' : ''}${result}\n`)
  }
}
