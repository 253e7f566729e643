import type { UserSession } from '@app/contract/user-session/schemas'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

/** The devices one is signed in on. */
export class DevicesStore {
  readonly devices = new RequestState<UserSession[]>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  load(): Promise<void> {
    return this.devices.run((signal) => this.#root.api.userSession.list({}, { signal }))
  }

  /** Devices were signed out, after which none is known at login, this one neither. */
  async noteSignedOut(): Promise<void> {
    await Promise.all([this.#root.session.rememberDevice(), this.load()])
  }

  async signOut(id: number): Promise<void> {
    await this.#end(() => this.#root.api.userSession.delete({ id }))
  }

  async signOutOthers(): Promise<void> {
    await this.#end(() => this.#root.api.userSession.deleteOthers({}))
  }

  /** What failed, the client has shown; the list says what is so now either way. */
  async #end(act: () => Promise<unknown>): Promise<void> {
    const { toasts, i18n } = this.#root
    const isDone = await act().then(
      () => true,
      () => false,
    )
    if (isDone) toasts.success(i18n.t('settings:devices.signedOut'))
    await (isDone ? this.noteSignedOut() : this.load())
  }
}
