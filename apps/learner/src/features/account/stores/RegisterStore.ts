import { ApiError } from '@app/api-client'
import { registerBody } from '@app/contract/user/schemas'
import { emailCode } from '@app/contract/user-code/schemas'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy, checkConfirmation } from '../../../shared/stores/field-checks.ts'
import { CodeSender } from '../code/CodeSender.ts'
import { LoginStore } from './LoginStore.ts'
import { logInByPassword } from './log-in-by-password.ts'

/** `loginNeeded`: the server took the registration, but what was typed does not log in. */
export type RegisterOutcome = 'loggedIn' | 'loginNeeded' | 'refused'

type RegisterValues = {
  email: string
  code: string
  username: string
  password: string
  confirmation: string
  agreed: boolean
}

/** Making an account, and logging in to it. */
export class RegisterStore {
  readonly form: FormState<RegisterValues>
  readonly sender: CodeSender<RegisterValues>
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n, site } = root
    const { email, username, password } = registerBody.shape
    this.form = new FormState<RegisterValues>(
      { email: '', code: '', username: '', password: '', confirmation: '', agreed: false },
      {
        email: checkBy(email, i18n, 'account:field.email'),
        code: site.hasEmailVerification ? checkBy(emailCode, i18n, 'account:field.code') : () => null,
        username: checkBy(username, i18n, 'account:field.username'),
        password: checkBy(password, i18n, 'account:field.password'),
        confirmation: checkConfirmation(i18n),
        agreed: (value) => (value ? null : i18n.t('account:register.agreementNeeded')),
      },
    )
    this.sender = new CodeSender(root, 'register', this.form)
  }

  /** Whether the site wants the e-mail proven by a mailed code. */
  get needsCode(): boolean {
    return this.#root.site.hasEmailVerification
  }

  /**
   * Registers and logs in with what was typed. The server does not tell whether the e-mail had an account before; then
   * the login fails, and the login page is made ready with the e-mail.
   */
  async submit(): Promise<RegisterOutcome> {
    let outcome: RegisterOutcome = 'refused'
    await this.form.submit(async ({ email, code, username, password }) => {
      await this.#root.api.user.register({ email, username, password, ...(this.needsCode && { code }) })
      this.sender.forget()
      outcome = (await this.#logIn({ email, password })) ? 'loggedIn' : 'loginNeeded'
      this.form.reset()
    })
    return outcome
  }

  async #logIn(credentials: { email: string; password: string }): Promise<boolean> {
    const { toasts, i18n } = this.#root
    try {
      // An earlier account with the same password may have a second factor, which the login page asks for.
      return await logInByPassword(this.#root, credentials)
    } catch (error) {
      if (error instanceof ApiError) this.#retract(error.message)
      this.#root.feature(LoginStore).form.change('email', credentials.email)
      toasts.info(i18n.t('account:register.received'), { duration: READING_TIME })
      return false
    }
  }

  /** Takes back the toast of a refusal that is explained otherwise. */
  #retract(message: string): void {
    const { toasts } = this.#root
    const toast = toasts.toasts.findLast((shown) => shown.message === message)
    if (toast) toasts.dismiss(toast.id)
  }
}

/** Milliseconds for a message of two sentences. */
const READING_TIME = 8000
