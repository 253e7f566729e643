import { email, newPassword } from '@app/contract/user/schemas'
import { emailCode } from '@app/contract/user-code/schemas'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy, checkConfirmation } from '../../../shared/stores/field-checks.ts'
import { CodeSender } from '../code/CodeSender.ts'
import { LoginStore } from './LoginStore.ts'

type ResetValues = { email: string; code: string; password: string; confirmation: string }

/** Setting a new password by a mailed code. */
export class ResetPasswordStore {
  readonly form: FormState<ResetValues>
  readonly sender: CodeSender<ResetValues>
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n } = root
    this.form = new FormState<ResetValues>(
      { email: '', code: '', password: '', confirmation: '' },
      {
        email: checkBy(email, i18n, 'account:field.email'),
        code: checkBy(emailCode, i18n, 'account:field.code'),
        password: checkBy(newPassword, i18n, 'account:field.newPassword'),
        confirmation: checkConfirmation(i18n),
      },
    )
    this.sender = new CodeSender(root, 'reset', this.form)
  }

  /**
   * Sets the new password, which signs every device out, and makes the login page ready with the e-mail.
   * @returns whether it was set; if not, what was typed stays
   */
  async submit(): Promise<boolean> {
    let isReset = false
    const { api, toasts, i18n } = this.#root
    await this.form.submit(async ({ email, code, password }) => {
      await api.userPassword.reset({ email, code, password })
      isReset = true
      this.sender.forget()
      this.form.reset()
      this.#endOwnSession(email)
      this.#root.feature(LoginStore).form.change('email', email)
      toasts.success(i18n.t('account:reset.done'))
    })
    return isReset
  }

  /** The server has ended it; another user may be signed in here. */
  #endOwnSession(email: string): void {
    const { user, token, expire } = this.#root.session
    if (token !== null && user?.email === email.trim().toLowerCase()) expire(token, null)
  }
}
