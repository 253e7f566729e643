import { makeAutoObservable } from 'mobx'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'

const DRAFT_KEY = 'assistant-draft'

/** What is being typed. It is kept in the browser until it is sent. */
export class Composer {
  text: string
  readonly #storage: KeyValueStorage

  constructor(storage: KeyValueStorage) {
    this.#storage = storage
    this.text = storage.getItem(DRAFT_KEY) ?? ''
    makeAutoObservable(this, {}, { autoBind: true })
  }

  type(text: string): void {
    this.text = text
    if (text === '') this.#storage.removeItem(DRAFT_KEY)
    else this.#storage.setItem(DRAFT_KEY, text)
  }

  clear(): void {
    this.type('')
  }

  /** What was not sent is back in the box, before what has been typed since. */
  putBack(text: string): void {
    this.type(this.text === '' ? text : `${text}\n${this.text}`)
  }
}
