import { ApiError, type CallOptions } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { secondFactorChallenge, secondFactorCode } from '@app/contract/user-second-factor/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy } from '../../../shared/stores/field-checks.ts'

/** The second step of logging in: the digits of the authenticator, or a recovery code. */
export class SecondFactorStore {
  /** What the first step was answered; null before it. */
  challenge: string | null = null
  /** Whether a recovery code is typed, for who has no authenticator at hand. */
  isRecovery = false
  readonly form: FormState<{ code: string }>
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    this.form = new FormState({ code: '' }, { code: checkBy(secondFactorCode, root.i18n) })
    makeAutoObservable(this, { form: false }, { autoBind: true })
  }

  /** Whether the first step is done. */
  get isAsked(): boolean {
    return this.challenge !== null
  }

  /**
   * Does the first step of a login.
   * @returns whether it was the last one; if not, this one is asked for
   * @param logIn its call has to be quiet: that a code is asked for is no failure, and others are told here
   * @throws what the login throws for any other reason
   */
  async watch(logIn: (options: CallOptions) => Promise<void>): Promise<boolean> {
    try {
      await logIn({ quiet: true })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== Code.secondFactorNeeded) {
        this.#tell(error)
        throw error
      }
      const { challenge } = secondFactorChallenge.parse(error.data)
      runInAction(() => {
        this.challenge = challenge
      })
      return false
    }
  }

  /** Says why the login failed: the server, or what came between. */
  #tell(error: unknown): void {
    const reason = error instanceof Error ? (error.cause ?? error) : error
    if (reason instanceof Error) this.#root.toasts.error(reason.message)
  }

  /** Types the other kind of code. */
  switchKind(): void {
    this.isRecovery = !this.isRecovery
    this.form.reset()
  }

  /** Goes back to the first step. */
  leave(): void {
    this.challenge = null
    this.isRecovery = false
    this.form.reset()
  }

  /** Logs in with the code. When the first step is too old, it begins anew, as the client has told. */
  submit(): Promise<void> {
    const { session, api } = this.#root
    return this.form.submit(async ({ code }) => {
      try {
        const proof = { challenge: this.challenge ?? '', code }
        await session.enter(() => api.user.loginBySecondFactor(proof))
        this.leave()
      } catch (error) {
        const isTooOld =
          error instanceof ApiError && error.fieldErrors.some(({ path }) => path === 'challenge')
        if (!isTooOld) throw error
        this.leave()
      }
    })
  }
}
