import { email } from '@app/contract/user/schemas'
import { emailCode } from '@app/contract/user-code/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import type { RootStore } from '../../../../shared/root/store-context.ts'
import { FormState } from '../../../../shared/stores/FormState.ts'
import { checkBy } from '../../../../shared/stores/field-checks.ts'
import { Confirmation } from '../confirmation/Confirmation.ts'
import { DevicesStore } from '../DevicesStore.ts'

type EmailValues = { email: string; code: string; currentCode: string }

/** Changing the e-mail of one's account: where addresses are proven, by a code mailed to each side. */
export class EmailStore {
  readonly form: FormState<EmailValues>
  readonly confirmation: Confirmation
  isOpen = false
  /** The address that codes were mailed for; null: none yet. */
  sentFor: string | null = null
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n } = root
    const checkCode = (name: string) => (value: string) =>
      this.areCodesAsked ? checkBy(emailCode, i18n, name)(value) : null
    this.form = new FormState<EmailValues>(
      { email: '', code: '', currentCode: '' },
      {
        email: checkBy(email, i18n, 'settings:email.new'),
        code: checkCode('settings:email.code'),
        currentCode: checkCode('settings:email.currentCode'),
      },
    )
    this.confirmation = new Confirmation(root)
    makeAutoObservable(this, { form: false, confirmation: false }, { autoBind: true })
  }

  /** Whether the codes for the address in the form are under way. */
  get areCodesAsked(): boolean {
    return this.sentFor !== null && this.sentFor === this.#email
  }

  /**
   * Has the codes mailed, or changes the address where they are there, or need not be. Never rejects: a failure shows at the
   * form.
   */
  submit(): Promise<void> {
    const needsCodes = this.#root.site.hasEmailVerification && !this.areCodesAsked
    return this.form.submit(() =>
      this.confirmation.run(
        (options) => (needsCodes ? this.#send(options) : this.#change(options)),
        this.submit,
      ),
    )
  }

  /** Opens the form, or drops what was typed into it. */
  toggle(): void {
    this.isOpen = !this.isOpen
    this.sentFor = null
    this.form.reset()
    this.confirmation.cancel()
  }

  get #email(): string {
    return this.form.values.email.trim().toLowerCase()
  }

  async #send(options: { quiet?: boolean }): Promise<void> {
    const sentFor = this.#email
    await this.#root.api.userEmail.send({ email: sentFor }, options)
    runInAction(() => {
      this.sentFor = sentFor
      this.form.clear('code')
      this.form.clear('currentCode')
    })
  }

  async #change(options: { quiet?: boolean }): Promise<void> {
    const { api, session, toasts, i18n } = this.#root
    const { code, currentCode } = this.form.values
    await api.userEmail.change(
      { email: this.#email, ...(this.areCodesAsked && { code, currentCode }) },
      options,
    )
    this.toggle()
    toasts.success(i18n.t('settings:email.changed'))
    await Promise.all([session.refreshUser(), this.#root.feature(DevicesStore).noteSignedOut()])
  }
}
