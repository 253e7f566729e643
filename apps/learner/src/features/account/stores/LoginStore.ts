import { loginBody } from '@app/contract/user/schemas'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy } from '../../../shared/stores/field-checks.ts'
import { logInByPassword } from './log-in-by-password.ts'

/** Logging in by e-mail and password. */
export class LoginStore {
  readonly form: FormState<{ email: string; password: string }>
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n } = root
    const { email, password } = loginBody.shape
    this.form = new FormState(
      { email: '', password: '' },
      {
        email: checkBy(email, i18n, 'account:field.email'),
        password: checkBy(password, i18n, 'account:field.password'),
      },
    )
  }

  /** Logs in with what was typed; it stays there when that fails. */
  submit(): Promise<void> {
    return this.form.submit(async (credentials) => {
      const isDone = await logInByPassword(this.#root, credentials)
      if (isDone) this.form.reset()
      else this.form.clear('password')
    })
  }
}
