import { email } from '@app/contract/user/schemas'
import { emailCode } from '@app/contract/user-code/schemas'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy } from '../../../shared/stores/field-checks.ts'
import { CodeSender } from '../code/CodeSender.ts'
import { knownDevice } from './known-device.ts'
import { SecondFactorStore } from './SecondFactorStore.ts'

type CodeLoginValues = { email: string; code: string }

/** Logging in by e-mail and a mailed code. */
export class CodeLoginStore {
  readonly form: FormState<CodeLoginValues>
  readonly sender: CodeSender<CodeLoginValues>
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n } = root
    this.form = new FormState(
      { email: '', code: '' },
      {
        email: checkBy(email, i18n, 'account:field.email'),
        code: checkBy(emailCode, i18n, 'account:field.code'),
      },
    )
    this.sender = new CodeSender(root, 'login', this.form)
  }

  /** Logs in with what was typed; it stays there when that fails. */
  submit(): Promise<void> {
    return this.form.submit(async (proof) => {
      const { session, api } = this.#root
      const isDone = await this.#root
        .feature(SecondFactorStore)
        .watch((options) =>
          session.enter(() => api.user.loginByEmail({ ...proof, ...knownDevice(this.#root) }, options)),
        )
      this.sender.forget()
      if (isDone) this.form.reset()
      else this.form.clear('code')
    })
  }
}
