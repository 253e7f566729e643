import { ApiError, type CallOptions } from '@app/api-client'
import { loginBody } from '@app/contract/user/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import { z } from 'zod/mini'
import type { RootStore } from '../../../../shared/root/store-context.ts'
import { FormState } from '../../../../shared/stores/FormState.ts'
import { checkBy } from '../../../../shared/stores/field-checks.ts'

const refusal = z.object({ confirm: z.literal(true) })

/** Does what the server wants a proof of the user for; asks for the password when the last one is too old. */
export class Confirmation {
  readonly form: FormState<{ password: string }>
  readonly #root: RootStore
  /** What goes on after the password; null when nothing does. */
  waiting: (() => Promise<unknown>) | null = null

  constructor(root: RootStore) {
    this.#root = root
    const password = checkBy(loginBody.shape.password, root.i18n, 'settings:confirmation.password')
    this.form = new FormState({ password: '' }, { password })
    makeAutoObservable(this, { form: false }, { autoBind: true })
  }

  /**
   * Does it now, or asks for the password first.
   * @param act what needs the proof; its refusals are told here, so its call has to be quiet
   * @param again what then goes on: all that ends in the act
   * @throws what the act throws for any other reason than the missing proof
   */
  async run(act: (options: CallOptions) => Promise<void>, again: () => Promise<unknown>): Promise<void> {
    try {
      await act({ quiet: true })
    } catch (error) {
      const isAsked = error instanceof ApiError && refusal.safeParse(error.data).success
      if (!isAsked) {
        if (error instanceof Error) this.#root.toasts.error(error.message)
        throw error
      }
      runInAction(() => {
        this.waiting = again
      })
    }
  }

  /** Proves with the password, and goes on with what waits. */
  submit(): Promise<void> {
    return this.form.submit(async ({ password }) => {
      await this.#root.api.userSession.confirm({ password })
      const { waiting } = this
      this.cancel()
      await waiting?.()
    })
  }

  /** Gives up what waits. */
  cancel(): void {
    this.waiting = null
    this.form.reset()
  }
}
