import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { type Note, noteSchema } from '@app/contract/note/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import { z } from 'zod/mini'
import type { RootStore } from '../../../../shared/root/store-context.ts'
import { draftKey } from '../../../../shared/session/question-drafts.ts'

const storedNote = z.nullable(noteSchema)

/** What a note is written about. */
export interface NoteSubject {
  type: 'question' | 'knowledgePoint'
  id: number
}

/** The private note of one question or knowledge point: what is saved, what is being typed, and what to do when both changed. */
export class NoteEditor {
  /** As the server has it. */
  saved: Note | null
  /** What is being typed; null when the note is only shown. Kept in the browser until it is saved. */
  draft: string | null
  /** The note was changed elsewhere since it was opened here: what stands there now. */
  conflict: { theirs: Note | null } | null = null
  isSaving = false
  readonly #root: RootStore
  readonly #subject: NoteSubject

  constructor(root: RootStore, subject: NoteSubject, saved: Note | null) {
    this.#root = root
    this.#subject = subject
    this.saved = saved
    this.draft = root.storage.getItem(this.#draftKey)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  edit(): void {
    this.draft = this.saved?.content ?? ''
  }

  type(text: string): void {
    this.draft = text
    this.#root.storage.setItem(this.#draftKey, text)
  }

  cancel(): void {
    this.draft = null
    this.conflict = null
    this.#root.storage.removeItem(this.#draftKey)
  }

  /** Puts a text below what the note says, and saves it. @returns whether it is saved; if not, it is a draft */
  async append(text: string): Promise<boolean> {
    const before = this.draft ?? this.saved?.content ?? ''
    this.type(before.trim() === '' ? text : `${before}\n\n${text}`)
    await this.save()
    return this.draft === null
  }

  /** Saves what was typed; refused with a conflict when the note is no longer the one that was opened. */
  async save(): Promise<void> {
    const { draft } = this
    if (draft === null || this.isSaving) return
    this.isSaving = true
    try {
      const baseTime = this.saved?.updateTime ?? null
      const saved = await this.#send(draft, baseTime)
      runInAction(() => {
        this.saved = saved
        this.cancel()
      })
    } catch (error) {
      this.#explain(error)
    } finally {
      runInAction(() => {
        this.isSaving = false
      })
    }
  }

  /** Puts what was typed here in place of what was saved elsewhere. */
  async keepMine(): Promise<void> {
    if (!this.conflict) return
    this.saved = this.conflict.theirs
    this.conflict = null
    await this.save()
  }

  /** Discards what was typed here in favour of what was saved elsewhere. */
  takeTheirs(): void {
    if (!this.conflict) return
    this.saved = this.conflict.theirs
    this.cancel()
  }

  #send(content: string, baseTime: string | null): Promise<Note | null> {
    const { type, id } = this.#subject
    const { note } = this.#root.api
    return type === 'question'
      ? note.update({ questionId: id, content, baseTime }, { quiet: true })
      : note.updateOfPoint({ knowledgePointId: id, content, baseTime }, { quiet: true })
  }

  #explain(error: unknown): void {
    if (error instanceof ApiError && error.code === Code.conflict) {
      const theirs = storedNote.parse(error.data)
      runInAction(() => {
        this.conflict = { theirs }
      })
    } else if (error instanceof Error) {
      this.#root.toasts.error(error.message)
    }
  }

  get #draftKey(): string {
    const { type, id } = this.#subject
    return draftKey(type === 'question' ? 'note' : 'point-note', this.#root.session.user?.id ?? 0, id)
  }
}
