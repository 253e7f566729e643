import { runInAction } from 'mobx'
import type { ChatMessage } from './ChatMessage.ts'

/** Milliseconds between two changes of what is seen: pieces may come far faster than they can be read. */
const SHOW_INTERVAL = 40

/** Gathers the pieces of a reply, and adds them to its message a few times a second. */
export class ChunkBuffer {
  readonly #message: ChatMessage
  readonly #pending = { content: '', reasoning: '' }
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(message: ChatMessage) {
    this.#message = message
  }

  add(part: 'content' | 'reasoning', text: string): void {
    this.#pending[part] += text
    this.#timer ??= setTimeout(() => this.flush(), SHOW_INTERVAL)
  }

  /** Adds at once what has been gathered. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { content, reasoning } = this.#pending
    if (content === '' && reasoning === '') return
    this.#pending.content = ''
    this.#pending.reasoning = ''
    runInAction(() => {
      this.#message.content += content
      this.#message.reasoning += reasoning
    })
  }
}
