import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { newPassword } from '@app/contract/user/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy, checkConfirmation } from '../../../shared/stores/field-checks.ts'

type InvitationValues = { password: string; confirmation: string }

/** Setting the first password by the link of an invitation. */
export class InvitationStore {
  /** Whom the link is for. */
  readonly invited = new RequestState<{ username: string }>()
  readonly form: FormState<InvitationValues>
  token = ''
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n } = root
    this.form = new FormState<InvitationValues>(
      { password: '', confirmation: '' },
      {
        password: checkBy(newPassword, i18n, 'account:field.password'),
        confirmation: checkConfirmation(i18n),
      },
    )
    makeAutoObservable(this, { invited: false, form: false }, { autoBind: true })
  }

  async load(token: string): Promise<void> {
    if (this.token !== token) {
      this.invited.reset()
      this.form.reset()
    }
    this.token = token
    await this.invited.run((signal) => this.#root.api.userInvitation.get({ token }, { signal, quiet: true }))
  }

  /**
   * Sets the password and logs in with it.
   * @returns whether that was done; if not, what was typed stays
   */
  async submit(): Promise<boolean> {
    let isDone = false
    const { api, session } = this.#root
    const { token } = this
    await this.form.submit(async ({ password }) => {
      try {
        await session.enter(() => api.userInvitation.accept({ token, password }))
      } catch (error) {
        // Used or renewed meanwhile: the page says what to do.
        if (error instanceof ApiError && error.code === Code.notFound) await this.load(token)
        throw error
      }
      isDone = true
      this.form.reset()
    })
    return isDone
  }
}
