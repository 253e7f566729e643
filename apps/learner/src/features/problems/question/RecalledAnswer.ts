import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Check } from '@app/contract/key-point/values'
import type { PointCheck } from '@app/contract/question-answer/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { type LocalAnswer, localAnswerKey, readLocalAnswer, writeLocalAnswer } from './local-answer.ts'

/** So long after the last key. */
const DELAY = 1_000
const RETRY = 5_000

interface RecallDependencies extends Pick<RootStore, 'api' | 'storage'> {
  session: { isLoggedIn: boolean; user: { id: number } | null }
}

/**
 * What the learner recalls of a question, and how they check it. Every change is kept on the device at once and on the
 * account soon after; where both hold something else, the newer one counts. Guests have the device alone.
 */
export class RecalledAnswer {
  answer = ''
  checks: readonly PointCheck[] = []
  /** The last try to store it did not get through. */
  isStuck = false
  #unsavedTime: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> = Promise.resolve()
  readonly #deps: RecallDependencies
  readonly #questionId: number

  constructor(deps: RecallDependencies, questionId: number) {
    this.#deps = deps
    this.#questionId = questionId
    makeAutoObservable(this, {}, { autoBind: true })
    this.#readDevice()
  }

  setAnswer(answer: string): void {
    const old = this.answer
    this.answer = answer
    // A sentence that one named is known by its place; the checks themselves go with the last word of the answer.
    this.checks = answer === '' ? [] : this.checks.map((check) => withPlace(check, old, answer))
    this.#keep()
  }

  /** @param passage one's own words for the point, where they were not found */
  check(point: string, check: Check | null, passage: PointCheck['passage'] = null): void {
    const known = this.checks.find((other) => other.point === point)
    const others = this.checks.filter((other) => other !== known)
    this.checks = check ? [...others, { point, check, passage: passage ?? known?.passage ?? null }] : others
    this.#keep()
  }

  /** Takes over what is newer elsewhere: in another tab, or on another device. Never rejects. */
  async refresh(): Promise<void> {
    this.#readDevice()
    if (!this.#deps.session.isLoggedIn) return
    const stored = await this.#deps.api.questionAnswer
      .get({ questionId: this.#questionId }, { quiet: true })
      .catch(() => undefined)
    // Who the user is, and so where this device keeps their answer, may be known only now.
    runInAction(() => this.#readDevice())
    if (stored === undefined) return
    const unsaved = this.#unsavedTime
    if (unsaved !== null && (!stored || Date.parse(stored.updateTime) <= unsaved)) return this.save()
    const { answer, checks } = stored ?? { answer: '', checks: [] }
    runInAction(() => this.#adopt({ answer, checks, unsavedTime: null }))
    this.#writeDevice()
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

  #keep(): void {
    this.#unsavedTime = Date.now()
    this.#writeDevice()
    this.#schedule(DELAY)
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), delay)
  }

  async #send(): Promise<void> {
    const sent = this.#unsavedTime
    if (sent === null || !this.#deps.session.isLoggedIn) return
    const { answer, checks } = this
    try {
      const body = { questionId: this.#questionId, answer, checks: [...checks] }
      await this.#deps.api.questionAnswer.save(body, { quiet: true })
      runInAction(() => {
        this.isStuck = false
        if (this.#unsavedTime === sent) this.#unsavedTime = null
      })
      this.#writeDevice()
    } catch (error) {
      runInAction(() => {
        this.isStuck = true
      })
      if (!(error instanceof ApiError) || isPassing(error)) this.#schedule(RETRY)
    }
  }

  get #key(): string {
    return localAnswerKey(this.#deps.session.user?.id ?? 0, this.#questionId)
  }

  #readDevice(): void {
    const local = readLocalAnswer(this.#deps.storage, this.#key)
    if (local) this.#adopt(local)
  }

  #writeDevice(): void {
    const { answer, checks } = this
    writeLocalAnswer(this.#deps.storage, this.#key, {
      answer,
      checks: [...checks],
      unsavedTime: this.#unsavedTime,
    })
  }

  #adopt({ answer, checks, unsavedTime }: LocalAnswer): void {
    this.answer = answer
    this.checks = checks
    this.#unsavedTime = unsavedTime
  }
}

function withPlace(check: PointCheck, old: string, answer: string): PointCheck {
  const { passage } = check
  const isKept = passage && old.slice(0, passage.end) === answer.slice(0, passage.end)
  return isKept ? check : { ...check, passage: null }
}

/** It may get through the next time. */
const isPassing = ({ code }: ApiError) => code === Code.tooOften || code >= Code.systemError
