import {
  type SecondFactorSetup,
  type SecondFactorState,
  secondFactorCode,
} from '@app/contract/user-second-factor/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../../shared/RequestState.ts'
import type { RootStore } from '../../../../shared/root/store-context.ts'
import { FormState } from '../../../../shared/stores/FormState.ts'
import { checkBy } from '../../../../shared/stores/field-checks.ts'
import { Confirmation } from '../confirmation/Confirmation.ts'
import { DevicesStore } from '../DevicesStore.ts'

/** What a code is asked for. */
export type SecondFactorAct = 'enable' | 'disable' | 'renew'

/** Two-step verification in the settings: turning it on and off, and its recovery codes. */
export class SecondFactorSettingStore {
  readonly state = new RequestState<SecondFactorState>()
  readonly form: FormState<{ code: string }>
  readonly confirmation: Confirmation
  /** What the code in the form is for; null: nothing is under way. */
  act: SecondFactorAct | null = null
  /** What the authenticator has to be told, while it is set up. */
  setup: SecondFactorSetup | null = null
  /** Shown this once. */
  recoveryCodes: readonly string[] | null = null
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const code = checkBy(secondFactorCode, root.i18n, 'settings:secondFactor.code')
    this.form = new FormState({ code: '' }, { code })
    this.confirmation = new Confirmation(root)
    makeAutoObservable(this, { state: false, form: false, confirmation: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.state.run((signal) => this.#root.api.userSecondFactor.my({}, { signal }))
  }

  /** Begins an act, for which a code is asked. Never rejects: the user is told of failures. */
  async begin(act: SecondFactorAct): Promise<void> {
    this.cancel()
    if (act !== 'enable') return this.#ask(act, null)
    const { userSecondFactor } = this.#root.api
    await this.confirmation
      .run(
        async (options) => this.#ask(act, await userSecondFactor.begin({}, options)),
        () => this.begin(act),
      )
      .catch(() => this.load())
  }

  /** Does what the code is for. */
  submit(): Promise<void> {
    return this.form.submit(({ code }) =>
      this.confirmation.run((options) => this.#perform(code, options), this.submit),
    )
  }

  /** Drops what is under way. */
  cancel(): void {
    this.act = null
    this.setup = null
    this.recoveryCodes = null
    this.form.reset()
    this.confirmation.cancel()
  }

  #ask(act: SecondFactorAct, setup: SecondFactorSetup | null): void {
    runInAction(() => {
      this.act = act
      this.setup = setup
    })
  }

  async #perform(code: string, options: { quiet?: boolean }): Promise<void> {
    const { toasts, i18n } = this.#root
    const { act } = this
    if (act === null) return
    const codes = await this.#call(act, code, options)
    runInAction(() => {
      this.cancel()
      this.recoveryCodes = codes
    })
    toasts.success(i18n.t(`settings:secondFactor.done.${act}`))
    await Promise.all([this.load(), this.#root.feature(DevicesStore).noteSignedOut()])
  }

  async #call(
    act: SecondFactorAct,
    code: string,
    options: { quiet?: boolean },
  ): Promise<readonly string[] | null> {
    const { enable, disable, renewRecoveryCodes } = this.#root.api.userSecondFactor
    if (act === 'enable') return (await enable({ code }, options)).recoveryCodes
    if (act === 'renew') return (await renewRecoveryCodes({ code }, options)).recoveryCodes
    await disable({ code }, options)
    return null
  }
}
