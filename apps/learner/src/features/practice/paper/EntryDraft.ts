import type { PaperEntry, PaperQuestion } from '@app/contract/paper/schemas'
import type { Rating } from '@app/contract/review/values'
import { makeAutoObservable, observableRef } from 'mobx'

/** What a user puts down for a question. */
export interface EntryContent {
  answer: string
  rating: Rating | null
  isFlagged: boolean
}

/** How a question is answered: in writing, or by a self-rating of an answer in one's head. */
export type AnswerMode = 'write' | 'rate'

/** A question of a paper with what the user puts down, and what of it the server has. */
export class EntryDraft {
  readonly question: PaperQuestion
  content: EntryContent
  mode: AnswerMode
  version: number
  isSaving = false
  /** When it was last stored, in milliseconds since 1970; null for not in this tab. */
  savedAt: number | null = null
  /** What another tab or device has put down meanwhile; null when there is nothing to settle. */
  theirs: PaperEntry | null = null
  /** How long it was looked at since it was last stored. */
  seconds = 0
  /** What the server has. */
  saved: EntryContent

  constructor(question: PaperQuestion) {
    this.question = question
    this.saved = contentOf(question)
    this.content = this.saved
    this.version = question.version
    this.mode = question.rating === null ? 'write' : 'rate'
    makeAutoObservable(this, {
      question: false,
      content: observableRef,
      saved: observableRef,
      theirs: observableRef,
    })
  }

  get id(): number {
    return this.question.questionId
  }

  get isAnswered(): boolean {
    return this.content.rating !== null || this.content.answer.trim() !== ''
  }

  /** Whether something is put down that the server does not have. */
  get isChanged(): boolean {
    return !isSame(this.content, this.saved)
  }

  change(change: Partial<EntryContent>): void {
    this.content = { ...this.content, ...change }
  }

  /** Who writes takes their self-rating back: a question is answered in one way. */
  setMode(mode: AnswerMode): void {
    this.mode = mode
    if (mode === 'write') this.change({ rating: null })
  }

  /** The server has stored this content. */
  settle(content: EntryContent, version: number, now: number): void {
    this.saved = content
    this.version = version
    this.savedAt = now
  }

  /** What the server has now, where nothing here waits to be stored. */
  take(entry: PaperEntry): void {
    this.saved = contentOf(entry)
    this.content = this.saved
    this.version = entry.version
    this.theirs = null
    if (entry.rating !== null) this.mode = 'rate'
  }

  /** Another version is stored by now, which may say the same as the one changed here. */
  contradict(entry: PaperEntry): void {
    if (isSame(contentOf(entry), this.saved)) this.version = entry.version
    else this.compare(entry)
  }

  /** What is here and what is stored may differ: then the user decides. */
  compare(entry: PaperEntry): void {
    if (isSame(contentOf(entry), this.content)) this.take(entry)
    else this.theirs = entry
  }

  /** What is written here replaces the other version. */
  keepMine(): void {
    if (!this.theirs) return
    this.saved = contentOf(this.theirs)
    this.version = this.theirs.version
    this.theirs = null
  }
}

function contentOf({ answer, rating, isFlagged }: EntryContent): EntryContent {
  return { answer, rating, isFlagged }
}

function isSame(a: EntryContent, b: EntryContent): boolean {
  return a.answer === b.answer && a.rating === b.rating && a.isFlagged === b.isFlagged
}
