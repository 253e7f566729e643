import type { DrawMatch, DrawnQuestion, DrawResult } from '@app/contract/contribution/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'
import { newStepId } from '../../review/parts/new-step-id.ts'

/** What is to become of a question that was found. */
export interface Choice {
  key: string
  found: DrawnQuestion
  isChosen: boolean
  /** The question of the bank that it is; null: it is a new one. */
  match: DrawMatch | null
  /** As a new question. */
  title: string
  bankId: number | null
}

/** A 面经 that is pasted, the questions found in it, and what is to become of each. */
export class DrawStore {
  text: string
  company = ''
  role = ''
  /** `2026-07`; empty for none. */
  month = ''
  choices: readonly Choice[] = []
  isSending = false
  /** What has been noted; null as long as nothing is. */
  outcome: { metCount: number; newCount: number } | null = null
  readonly result = new RequestState<DrawResult>()
  /** The post that tells of them, the caller's own; null when the text was pasted. */
  readonly discussionId: number | null
  readonly banks: readonly QuestionBank[]
  readonly #root: RootStore

  constructor(root: RootStore, banks: readonly QuestionBank[], discussionId: number | null) {
    this.#root = root
    this.banks = banks
    this.discussionId = discussionId
    this.text = root.storage.getItem(this.#draftKey) ?? ''
    makeAutoObservable(this, { result: false, choices: observableRef, banks: false }, { autoBind: true })
  }

  get met(): Choice[] {
    return this.choices.filter(({ isChosen, match }) => isChosen && match)
  }

  get proposed(): Choice[] {
    return this.choices.filter(({ isChosen, match }) => isChosen && !match)
  }

  /** Whether all that is to be sent as new has a title and a bank. */
  get isComplete(): boolean {
    return this.proposed.every(({ title, bankId }) => title.trim() !== '' && bankId !== null)
  }

  /** Begins with the post's own text, unless one has written here already. */
  async loadDiscussion(): Promise<void> {
    const { discussionId } = this
    if (discussionId === null || this.text !== '') return
    const post = await this.#root.api.discussion.get({ id: discussionId }).catch(() => null)
    if (!post) return
    runInAction(() => {
      this.text = post.content
      this.company = post.interview?.company ?? ''
      this.role = post.interview?.role ?? ''
      this.month = post.interview?.month ?? ''
    })
  }

  write(text: string): void {
    this.text = text
    this.outcome = null
    if (text.trim() === '') this.#root.storage.removeItem(this.#draftKey)
    else this.#root.storage.setItem(this.#draftKey, text)
  }

  tell(change: { company?: string; role?: string; month?: string }): void {
    this.company = change.company ?? this.company
    this.role = change.role ?? this.role
    this.month = change.month ?? this.month
  }

  async draw(): Promise<void> {
    this.outcome = null
    await this.result.run((signal) =>
      this.#root.api.contribution.draw({ text: this.text.trim(), role: this.role.trim() }, { signal }),
    )
    const { value } = this.result
    if (value) runInAction(() => (this.choices = value.questions.map(toChoice)))
  }

  choose(key: string, change: Partial<Omit<Choice, 'key' | 'found'>>): void {
    this.choices = this.choices.map((choice) => (choice.key === key ? { ...choice, ...change } : choice))
  }

  /** Counts the known ones as met and hands the new ones to the admins: all of it or nothing. */
  async confirm(): Promise<void> {
    if (this.isSending || !this.isComplete) return
    this.isSending = true
    const questionIds = [...new Set(this.met.flatMap(({ match }) => match?.id ?? []))]
    const proposals = this.proposed.map(({ key, title, bankId }) => ({
      key,
      title: title.trim(),
      bankId: bankId ?? 0,
    }))
    try {
      await this.#root.api.contribution.meet({
        company: this.company.trim(),
        role: this.role.trim(),
        month: this.month || null,
        questionIds,
        proposals,
        ...(this.discussionId !== null && { discussionId: this.discussionId }),
      })
      runInAction(() => {
        this.outcome = { metCount: questionIds.length, newCount: proposals.length }
        this.choices = []
      })
      this.#root.storage.removeItem(this.#draftKey)
    } catch {
      // The client has told of it; everything stays as it was chosen.
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  get #draftKey(): string {
    return draftKey('drawing', this.#root.session.user?.id ?? 0, this.discussionId ?? 0)
  }
}

function toChoice(found: DrawnQuestion): Choice {
  const match = found.verdict === 'new' ? null : (found.matches[0] ?? null)
  // What is not sure is for its author to say.
  const isChosen = found.verdict !== 'unsure'
  return { key: newStepId(), found, isChosen, match, title: found.title, bankId: found.bankId }
}
