import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { ContributionDetail, CurrentQuestion, ProposedText } from '@app/contract/contribution/schemas'
import { emptyQuestionText, type QuestionText, questionTextFields } from '@app/contract/question/schemas'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { newStepId } from '../../review/parts/new-step-id.ts'
import { type ProposalDraft, readDraft, removeDraft, writeDraft } from './proposal-draft.ts'

/** What one proposes of a question, or a new one, while it is written. Kept on the device until it is sent. */
export class ProposalStore {
  text: ProposedText
  bankId: number | null
  reason: string
  source: string
  /** What is wrong, by the path of the field. */
  errors: ReadonlyMap<string, string> = new Map()
  isSending = false
  /** When the draft was kept last; null: not since the page was opened. */
  keptTime: Date | null = null
  /** What the question said when the edit began; null for a new one. */
  base: QuestionText | null
  /** The current question; null for a new one. */
  readonly question: CurrentQuestion | null
  /** The contribution that is sent already and waits; it is changed rather than sent anew. */
  readonly own: ContributionDetail | null
  #version: number
  #key: string
  readonly #root: RootStore

  constructor(root: RootStore, question: CurrentQuestion | null, own: ContributionDetail | null) {
    this.#root = root
    this.question = question
    this.own = own
    const draft = readDraft(root.storage, root.session.user?.id ?? 0, question?.id ?? 0)
    const start = draft ?? startOf(question, own)
    this.text = start.text
    this.bankId = start.bankId
    this.reason = start.reason
    this.source = start.source
    this.base = start.base
    this.#version = start.version
    this.#key = start.key
    makeAutoObservable(this, { question: observableRef, own: observableRef }, { autoBind: true })
  }

  get changedFields(): (typeof questionTextFields)[number][] {
    const { base, text } = this
    if (!base) return []
    return questionTextFields.filter((field) => JSON.stringify(base[field]) !== JSON.stringify(text[field]))
  }

  /** Whether there is anything to send. */
  get isWritten(): boolean {
    return this.base ? this.changedFields.length > 0 : this.text.title.trim() !== ''
  }

  change(change: Partial<ProposedText>): void {
    this.text = { ...this.text, ...change }
    this.#forget(Object.keys(change))
    this.#keep()
  }

  tell(change: { reason?: string; source?: string; bankId?: number }): void {
    if (change.reason !== undefined) this.reason = change.reason
    if (change.source !== undefined) this.source = change.source
    if (change.bankId !== undefined) this.bankId = change.bankId
    this.#forget(Object.keys(change))
    this.#keep()
  }

  /** What is wrong with a field or something within it. */
  errorOf(field: string): string | null {
    for (const [path, message] of this.errors)
      if (path === field || path.startsWith(`${field}.`)) return message
    return null
  }

  /** @returns whether it was sent; what is wrong stands at its field otherwise */
  async send(): Promise<boolean> {
    if (this.isSending || !this.#check()) return false
    this.isSending = true
    try {
      await this.#call()
      removeDraft(this.#root.storage, this.#userId, this.question?.id ?? 0)
      return true
    } catch (error) {
      runInAction(() => this.#take(error))
      return false
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  get #userId(): number {
    return this.#root.session.user?.id ?? 0
  }

  async #call(): Promise<unknown> {
    const { contribution } = this.#root.api
    const { text, reason, source, own, question, bankId } = this
    const told = { text, reason: reason.trim(), source: source.trim() }
    if (own) return contribution.update({ id: own.id, ...told, ...(bankId !== null && { bankId }) })
    if (question)
      return contribution.edit({ key: this.#key, questionId: question.id, version: this.#version, ...told })
    return contribution.add({ key: this.#key, bankId: bankId ?? 0, ...told })
  }

  /** What the browser can tell without the server. */
  #check(): boolean {
    const { t } = this.#root.i18n
    const errors = new Map<string, string>()
    if (this.text.title.trim() === '') errors.set('title', t('validation:required'))
    if (this.base && this.reason.trim() === '') errors.set('reason', t('validation:required'))
    if (!this.base && this.bankId === null) errors.set('bankId', t('validation:required'))
    this.errors = errors
    return errors.size === 0
  }

  /** The client has told of it already; what the server says of a field stands there too. */
  #take(error: unknown): void {
    if (!(error instanceof ApiError) || error.code !== Code.badParameters) return
    this.errors = new Map(
      error.fieldErrors.map(({ path, message }) => [path.replace(/^text\./, ''), message]),
    )
  }

  #forget(fields: readonly string[]): void {
    const left = [...this.errors].filter(([path]) => !fields.includes(path.split('.')[0] ?? ''))
    this.errors = new Map(left)
  }

  #keep(): void {
    const { text, bankId, reason, source, base } = this
    const draft = { text, bankId, reason, source, base, version: this.#version, key: this.#key }
    writeDraft(this.#root.storage, this.#userId, this.question?.id ?? 0, draft)
    this.keptTime = new Date()
  }
}

function startOf(question: CurrentQuestion | null, own: ContributionDetail | null): ProposalDraft {
  const base = own?.base ?? question?.text ?? null
  return {
    text: own?.text ?? base ?? emptyQuestionText,
    bankId: own?.bankId ?? null,
    reason: own?.reason ?? '',
    source: own?.source ?? '',
    base,
    version: own?.baseVersion ?? question?.version ?? 0,
    key: newStepId(),
  }
}
