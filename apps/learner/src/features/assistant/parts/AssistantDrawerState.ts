import { makeAutoObservable } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'

const RETURN_KEY = 'assistant-return'
/** Milliseconds that somebody may take to log in and still find the drawer open afterwards. */
const RETURN_LIMIT = 30 * 60_000

/** The question of the bank that a page is about. */
export interface PageQuestion {
  id: number
  title: string
}

/** Whether the assistant's drawer is open, and what one is looking at: what pages and the assistant both know. */
export class AssistantDrawerState {
  isOpen = false
  /** From the first opening on. */
  wasOpened = false
  /** What the page under the drawer shows. */
  pageQuestion: PageQuestion | null = null
  /** Puts a text below the page's note on its question, and says whether it is saved; null where there is no note. */
  appendToNote: ((text: string) => Promise<boolean>) | null = null
  /** The page's question does not go along. */
  isQuestionDropped = false
  /** What the box for a question holds when the drawer opens, unless something has been typed. */
  suggestion: string | null = null
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** What goes along with what is asked. */
  get about(): PageQuestion | null {
    return this.isQuestionDropped ? null : this.pageQuestion
  }

  open(): void {
    this.isOpen = true
    this.wasOpened = true
    this.#root.storage.removeItem(RETURN_KEY)
  }

  close(): void {
    this.isOpen = false
  }

  /** Opens it to ask about what the page shows. */
  openAboutPage(): void {
    this.isQuestionDropped = false
    this.open()
  }

  /** Opens it with a question to begin with, which one can still change. */
  openWith(suggestion: string): void {
    this.suggestion = suggestion
    this.open()
  }

  takeSuggestion(): string | null {
    const { suggestion } = this
    this.suggestion = null
    return suggestion
  }

  setPageQuestion(
    question: PageQuestion | null,
    appendToNote: AssistantDrawerState['appendToNote'] = null,
  ): void {
    if (question?.id !== this.pageQuestion?.id) this.isQuestionDropped = false
    this.pageQuestion = question
    this.appendToNote = appendToNote
  }

  dropQuestion(): void {
    this.isQuestionDropped = true
  }

  /** Closes it for somebody who goes to log in: {@link reopen} opens it again. */
  closeForLogin(): void {
    this.close()
    this.#root.storage.setItem(RETURN_KEY, String(Date.now()))
  }

  /** Opens it for somebody who has logged in because they wanted to ask. */
  reopen(): void {
    const leftAt = Number(this.#root.storage.getItem(RETURN_KEY) ?? Number.NaN)
    if (Date.now() - leftAt < RETURN_LIMIT) this.open()
  }
}
