import { ApiError } from '@app/api-client'
import { makeAutoObservable, runInAction } from 'mobx'
import type { CommentDraft } from './CommentDraft.ts'

/** A box to write a comment, a reply or an edit in. */
export class CommentBox {
  readonly draft: CommentDraft
  isSending = false
  /** Why it was not taken. */
  problem: string | null = null
  readonly #send: (draft: CommentDraft) => Promise<void>

  /** @param send sends the draft; it is cleared when that succeeds */
  constructor(draft: CommentDraft, send: (draft: CommentDraft) => Promise<void>) {
    this.draft = draft
    this.#send = send
    makeAutoObservable(this, { draft: false }, { autoBind: true })
  }

  type(text: string): void {
    this.problem = null
    this.draft.type(text)
  }

  /** Nothing is lost when it fails. Never rejects. @returns whether it was sent */
  async send(): Promise<boolean> {
    if (this.isSending || this.draft.isEmpty) return false
    this.isSending = true
    this.problem = null
    try {
      await this.#send(this.draft)
      this.draft.clear()
      return true
    } catch (error) {
      this.#explain(error)
      return false
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  #explain(error: unknown): void {
    if (!(error instanceof Error)) return
    const [field] = error instanceof ApiError ? error.fieldErrors : []
    runInAction(() => {
      this.problem = field?.message ?? error.message
    })
  }
}
