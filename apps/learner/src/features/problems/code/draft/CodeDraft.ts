import { ApiError } from '@app/api-client'
import { codeDraftSchema, type CodeDraft as StoredDraft } from '@app/contract/code-draft/schemas'
import { Code } from '@app/contract/common/envelope'
import { MAX_CODE, type ProgramLanguage } from '@app/contract/question-program/values'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { z } from 'zod/mini'
import type { RootStore } from '../../../../shared/root/store-context.ts'
import { draftKey } from '../../../../shared/session/question-drafts.ts'

/** So long after the last key. */
const DELAY = 1_500
const RETRY = 5_000

const localDraft = z.object({
  code: z.string(),
  /** The version on the account that this one began with. */
  baseTime: z.nullable(z.string()),
  isUnsaved: z.boolean(),
})
type LocalDraft = z.output<typeof localDraft>

const storedDraft = z.nullable(codeDraftSchema)

export interface DraftSubject {
  questionId: number
  language: ProgramLanguage
  /** What stands there before anything is written. */
  starter: string
}

/**
 * The code of one language. Every change is kept on the device at once and on the account soon after; where it was
 * changed elsewhere too, both are shown and one of them is chosen.
 */
export class CodeDraft {
  code: string
  /** The version on the account; null before the first. */
  savedTime: string | null = null
  isUnsaved = false
  /** The last try to store it did not get through. */
  isStuck = false
  /** It was changed elsewhere since it was opened here: what stands there now. */
  conflict: { theirs: StoredDraft | null } | null = null
  readonly language: ProgramLanguage
  readonly #root: RootStore
  readonly #subject: DraftSubject
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> = Promise.resolve()

  constructor(root: RootStore, subject: DraftSubject) {
    this.#root = root
    this.#subject = subject
    this.language = subject.language
    this.code = subject.starter
    makeAutoObservable(this, { language: false, conflict: observableRef }, { autoBind: true })
    this.#readDevice()
  }

  get isTooLong(): boolean {
    return this.code.length > MAX_CODE
  }

  get isStarter(): boolean {
    return this.code === this.#subject.starter
  }

  type(code: string): void {
    if (code === this.code) return
    this.code = code
    this.isUnsaved = true
    this.#writeDevice()
    this.#schedule(DELAY)
  }

  /** Begins anew. */
  reset(): void {
    this.type(this.#subject.starter)
  }

  /** Compares with what the account has. @param stored undefined for none */
  receive(stored: StoredDraft | undefined): void {
    const theirs = stored ?? null
    const isSame = (theirs?.code ?? this.#subject.starter) === this.code
    if (!this.isUnsaved || isSame) this.#adopt(theirs)
    else if ((theirs?.updateTime ?? null) === this.savedTime) void this.save()
    else this.conflict = { theirs }
  }

  /** Takes over what another tab has put on this device. */
  readDevice(key: string | null): void {
    if (key === this.#key) this.#readDevice()
  }

  /** Stores it on the account now. Never rejects. */
  save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#send())
    return this.#saving
  }

  /** Puts what was written here in place of what was stored elsewhere. */
  async keepMine(): Promise<void> {
    if (!this.conflict) return
    this.savedTime = this.conflict.theirs?.updateTime ?? null
    this.conflict = null
    await this.save()
  }

  /** Discards what was written here in favour of what was stored elsewhere. */
  takeTheirs(): void {
    if (this.conflict) this.#adopt(this.conflict.theirs)
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), delay)
  }

  async #send(): Promise<void> {
    if (!this.isUnsaved || this.conflict || this.isTooLong) return
    const { code, savedTime } = this
    const { questionId, language } = this.#subject
    try {
      const body = { questionId, language, code, baseTime: savedTime }
      const stored = await this.#root.api.codeDraft.update(body, { quiet: true })
      runInAction(() => {
        this.isStuck = false
        this.savedTime = stored.updateTime
        if (this.code === code) this.isUnsaved = false
      })
      this.#writeDevice()
    } catch (error) {
      runInAction(() => this.#explain(error))
    }
  }

  #explain(error: unknown): void {
    if (error instanceof ApiError && error.code === Code.conflict) {
      const theirs = storedDraft.parse(error.data)
      if (theirs?.code === this.code) this.#adopt(theirs)
      else this.conflict = { theirs }
      return
    }
    this.isStuck = true
    if (!(error instanceof ApiError) || isPassing(error)) this.#schedule(RETRY)
  }

  #adopt(stored: StoredDraft | null): void {
    clearTimeout(this.#timer)
    this.code = stored?.code ?? this.#subject.starter
    this.savedTime = stored?.updateTime ?? null
    this.isUnsaved = false
    this.conflict = null
    this.#writeDevice()
  }

  get #key(): string {
    const { questionId, language } = this.#subject
    return draftKey('code', this.#root.session.user?.id ?? 0, `${questionId}:${language}`)
  }

  #readDevice(): void {
    const text = this.#root.storage.getItem(this.#key)
    const local = text === null ? undefined : readLocal(text)
    if (!local) return
    this.code = local.code
    this.savedTime = local.baseTime
    this.isUnsaved = local.isUnsaved
  }

  #writeDevice(): void {
    const { code, savedTime, isUnsaved } = this
    const local: LocalDraft = { code, baseTime: savedTime, isUnsaved }
    if (savedTime === null && !isUnsaved) this.#root.storage.removeItem(this.#key)
    else this.#root.storage.setItem(this.#key, JSON.stringify(local))
  }
}

function readLocal(text: string): LocalDraft | undefined {
  try {
    return localDraft.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** It may get through the next time. */
const isPassing = ({ code }: ApiError) => code === Code.tooOften || code >= Code.systemError
