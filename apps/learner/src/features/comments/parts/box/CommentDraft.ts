import { MAX_COMMENT_LENGTH } from '@app/contract/comment/values'
import { makeAutoObservable } from 'mobx'
import { z } from 'zod/mini'
import type { KeyValueStorage } from '../../../../shared/browser-storage.ts'
import { newStepId } from '../../../review/parts/new-step-id.ts'

const kept = z.object({ text: z.string(), key: z.string() })

/** What is being written. The browser keeps every key that is pressed, until it is sent or given up. */
export class CommentDraft {
  text: string
  /** Names what is sent, so that sending it again makes no second comment. */
  key: string
  readonly #storage: KeyValueStorage
  readonly #at: string
  readonly #initial: string

  /**
   * @param at where the browser keeps it
   * @param initial what stands there before anything is written
   */
  constructor(storage: KeyValueStorage, at: string, initial = '') {
    this.#storage = storage
    this.#at = at
    this.#initial = initial
    const found = readKept(storage.getItem(at))
    this.text = found?.text ?? initial
    this.key = found?.key ?? newStepId()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isEmpty(): boolean {
    return this.text.trim() === ''
  }

  get isChanged(): boolean {
    return this.text !== this.#initial
  }

  type(text: string): void {
    if (text === this.text) return
    this.text = text.slice(0, MAX_COMMENT_LENGTH)
    // Another text is another comment.
    this.key = newStepId()
    if (this.isChanged) this.#storage.setItem(this.#at, JSON.stringify({ text: this.text, key: this.key }))
    else this.#storage.removeItem(this.#at)
  }

  /** It was sent, or given up. */
  clear(): void {
    this.text = this.#initial
    this.key = newStepId()
    this.#storage.removeItem(this.#at)
  }
}

function readKept(text: string | null): z.output<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
