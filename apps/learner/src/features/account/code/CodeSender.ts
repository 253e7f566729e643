import type { CodePurpose } from '@app/contract/user-code/values'
import { makeAutoObservable, runInAction } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { type FormState, type FormValues, retryTime } from '../../../shared/stores/FormState.ts'
import { RequestedCodes } from './RequestedCodes.ts'

export type CodeFormValues = FormValues & { email: string; code: string }

/** The server sends one a minute, and each serves ten. */
const SEND_AGAIN_MILLISECONDS = 60_000
const VALID_MILLISECONDS = 600_000

/** Asks for the code that a form needs, to the e-mail in it; knows after a reload that it did. */
export class CodeSender<V extends CodeFormValues> {
  isSending = false
  readonly #root: RootStore
  readonly #purpose: CodePurpose
  readonly #form: FormState<V>
  readonly #requested: RequestedCodes

  constructor(root: RootStore, purpose: CodePurpose, form: FormState<V>) {
    this.#root = root
    this.#purpose = purpose
    this.#form = form
    this.#requested = root.feature(RequestedCodes)
    makeAutoObservable(this, {}, { autoBind: true })
    const awaited = this.#requested.awaitedEmail(purpose)
    if (awaited !== undefined) form.change('email', awaited)
  }

  /** When a code may be asked for again, for the e-mail in the form, in milliseconds since 1970; 0 for never asked. */
  get sendAgainAt(): number {
    return this.#requested.find(this.#purpose, this.#email)?.sendAgainAt ?? 0
  }

  /** When the code for the e-mail in the form expires, in milliseconds since 1970; 0 for none. */
  get validUntil(): number {
    return this.#requested.find(this.#purpose, this.#email)?.validUntil ?? 0
  }

  /**
   * Asks for a code, unless the e-mail is wrong or one was asked for just now. Never rejects: a failure shows at the form.
   * @returns the field to go on with, if there is one
   */
  async send(): Promise<'email' | 'code' | undefined> {
    if (this.isSending || this.sendAgainAt > Date.now()) return
    if (!this.#form.check('email')) return 'email'
    const email = this.#email
    this.isSending = true
    try {
      await this.#root.api.userCode.send({ email, purpose: this.#purpose })
      runInAction(() => this.#takeSent(email))
      return 'code'
    } catch (error) {
      runInAction(() => this.#takeFailure(email, error))
      return this.#form.errorOf('email') === null ? undefined : 'email'
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  /** Drops the code once it was used. */
  forget(): void {
    this.#remember(this.#email, this.sendAgainAt, 0)
  }

  get #email(): string {
    return this.#form.values.email.trim().toLowerCase()
  }

  #takeSent(email: string): void {
    const now = Date.now()
    this.#remember(email, now + SEND_AGAIN_MILLISECONDS, now + VALID_MILLISECONDS)
    if (email === this.#email) this.#form.clear('code')
  }

  #takeFailure(email: string, error: unknown): void {
    const retryAt = retryTime(error)
    if (retryAt === null) this.#form.take(error)
    else this.#remember(email, retryAt, this.#requested.find(this.#purpose, email)?.validUntil ?? 0)
  }

  #remember(email: string, sendAgainAt: number, validUntil: number): void {
    this.#requested.put({ purpose: this.#purpose, email, sendAgainAt, validUntil })
  }
}
