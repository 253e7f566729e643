import { ApiError } from '@app/api-client'
import { type DocumentField, MAX_DOCUMENT_BYTES } from '@app/contract/interview-session/values'
import { makeAutoObservable, runInAction } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { toBase64 } from '../../../shared/to-base64.ts'

/** A file whose text stands for a résumé or a job description. The server reads it and keeps nothing of it. */
export class DocumentStore {
  isReading = false
  /** Why it could not be read. */
  problem: string | null = null
  /** The text was longer than what is taken. */
  isCut = false
  /** What stood in the field before; null when nothing did. */
  replaced: string | null = null
  readonly #root: RootStore
  readonly #field: DocumentField

  constructor(root: RootStore, field: DocumentField) {
    this.#root = root
    this.#field = field
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * @param current what stands in the field
   * @returns the file's text; null when it cannot be read, and the problem says why
   */
  async read(file: Blob, current: string): Promise<string | null> {
    if (this.isReading) return null
    this.clear()
    if (file.size > MAX_DOCUMENT_BYTES)
      return this.#refuse(this.#root.i18n.t('interview:start.documentTooLarge'))
    if (file.size === 0) return this.#refuse(this.#root.i18n.t('interview:start.documentEmpty'))
    this.isReading = true
    try {
      const content = toBase64(new Uint8Array(await file.arrayBuffer()))
      const call = { field: this.#field, content }
      const { text, isCut } = await this.#root.api.interviewSession.readDocument(call, { quiet: true })
      runInAction(() => {
        this.isCut = isCut
        this.replaced = current.trim() === '' ? null : current
      })
      return text
    } catch (error) {
      return runInAction(() => this.#refuse(messageOf(error)))
    } finally {
      runInAction(() => {
        this.isReading = false
      })
    }
  }

  /** The user goes on by hand. */
  clear(): void {
    this.problem = null
    this.isCut = false
    this.replaced = null
  }

  #refuse(problem: string): null {
    this.problem = problem
    return null
  }
}

function messageOf(error: unknown): string {
  const [refused] = error instanceof ApiError ? error.fieldErrors : []
  if (refused) return refused.message
  return error instanceof Error ? error.message : String(error)
}
