/** A step that takes longer than this is told of, and again whenever that much later it has come further. */
const TELL_MILLISECONDS = 5_000
const LOOK_MILLISECONDS = 1_000

/** Tells whoever starts the server what it is doing, once that takes a while. */
export class StartProgress {
  readonly #say: (line: string) => void
  readonly #timer: NodeJS.Timeout
  #text = ''
  #said = ''
  #silentSince = performance.now()

  /** @param say prints a line */
  constructor(say: (line: string) => void) {
    this.#say = say
    this.#timer = setInterval(() => this.#look(), LOOK_MILLISECONDS)
    this.#timer.unref()
  }

  /** Begins a step. */
  begin(text: string): void {
    this.#text = text
    this.#silentSince = performance.now()
  }

  /** The step that is under way has come further. */
  update(text: string): void {
    this.#text = text
  }

  end(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    if (this.#text === this.#said || performance.now() - this.#silentSince < TELL_MILLISECONDS) return
    this.#say(this.#text)
    this.#said = this.#text
    this.#silentSince = performance.now()
  }
}
