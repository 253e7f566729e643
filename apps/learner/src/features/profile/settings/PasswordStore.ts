import { loginBody, newPassword } from '@app/contract/user/schemas'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy, checkConfirmation } from '../../../shared/stores/field-checks.ts'
import { DevicesStore } from './DevicesStore.ts'

type PasswordValues = { currentPassword: string; password: string; confirmation: string }

/** Changing one's own password. */
export class PasswordStore {
  readonly form: FormState<PasswordValues>
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n } = root
    const checkCurrent = checkBy(loginBody.shape.password, i18n, 'settings:password.current')
    this.form = new FormState<PasswordValues>(
      { currentPassword: '', password: '', confirmation: '' },
      {
        currentPassword: (value) => (this.isKnown ? checkCurrent(value) : null),
        password: checkBy(newPassword, i18n, 'settings:password.new'),
        confirmation: checkConfirmation(i18n),
      },
    )
  }

  /** Whether there is a password that somebody knows. */
  get isKnown(): boolean {
    return this.#root.session.user?.hasPassword ?? true
  }

  /** @returns whether it is changed; the other devices are signed out then */
  async submit(): Promise<boolean> {
    const { api, toasts, i18n } = this.#root
    let isChanged = false
    await this.form.submit(async ({ currentPassword, password }) => {
      await api.userPassword.change({ ...(this.isKnown && { currentPassword }), password })
      isChanged = true
    })
    if (!isChanged) return false
    this.form.reset()
    toasts.success(i18n.t('settings:password.changed'))
    const { session } = this.#root
    await Promise.all([session.refreshUser(), this.#root.feature(DevicesStore).noteSignedOut()])
    return true
  }
}
