import { ApiError } from '@app/api-client'
import type { CurrentUser } from '@app/contract/user/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Api } from '../api.ts'
import type { KeyValueStorage } from '../browser-storage.ts'
import { warn } from '../log.ts'
import { RequestState } from '../RequestState.ts'
import { removeDrafts } from './question-drafts.ts'
import { recentKey } from './recent-key.ts'
import { readSession, removeSession, writeDevice, writeSession, writeUser } from './session-storage.ts'

export interface SessionDependencies {
  api: Api
  storage: KeyValueStorage
  /** Tells the user what happened. */
  notify: (type: 'success' | 'error', message: string) => void
  translate: (key: string) => string
  /** Called when the session ends and the user's data must be dropped. */
  onEnd: () => void
}

/** The session: its token and what is known of the user. */
export class SessionStore {
  token: string | null = null
  /** False until the browser's storage was read: until then everybody is shown the guest's page. */
  isRestored = false
  /** Whether the last session was ended by its owner, rather than by expiry or another tab. */
  wasSignedOut = false
  /** Whether the user has been told that their last session ended. */
  isEndTold = false
  readonly userRequest = new RequestState<CurrentUser>()
  readonly #deps: SessionDependencies
  #expiredToken: string | null = null
  #leaving: Promise<void> | null = null

  constructor(deps: SessionDependencies) {
    this.#deps = deps
    makeAutoObservable(this, { userRequest: false }, { autoBind: true })
  }

  get isLoggedIn(): boolean {
    return this.token !== null
  }

  get user(): CurrentUser | null {
    return this.userRequest.value ?? null
  }

  get isAdmin(): boolean {
    return this.isLoggedIn && this.user?.userRole === 'admin'
  }

  /** Takes over what the browser's storage holds: at the start, and when another tab changed it. */
  restore(): void {
    this.isRestored = true
    const { token, user } = readSession(this.#deps.storage)
    if (token === this.token) return
    this.#end()
    if (token === null) return
    this.#begin(token)
    if (user) this.userRequest.set(user)
    void this.refreshUser()
  }

  /**
   * Signs in and fetches the user.
   * @param fetchToken one of the ways to log in
   * @throws ApiError with the server's message, or an Error saying that signing in failed
   */
  async enter(fetchToken: () => Promise<string>): Promise<void> {
    const { storage, translate, notify } = this.#deps
    let token: string
    try {
      token = await fetchToken()
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw new Error(translate('session.loginFailed'), { cause: error })
    }
    this.#end()
    this.#begin(token)
    writeSession(storage, token)
    await Promise.all([this.refreshUser(), this.rememberDevice()])
    notify(
      'success',
      translate(this.user?.hasPassword === false ? 'session.passwordGone' : 'session.loggedIn'),
    )
  }

  /** Fetches the current user; a failure is only logged. */
  async refreshUser(): Promise<void> {
    const { api, storage } = this.#deps
    const { token } = this
    await this.userRequest.run((signal) => api.user.my({}, { quiet: true, signal }))
    if (token === null || this.token !== token) return
    if (this.userRequest.status === 'ready') writeUser(storage, token, this.user)
    else warn('current user not loaded', this.userRequest.error)
  }

  /**
   * So that the next login from here is let through, however often others try, and is not told of by mail. A new password
   * makes it necessary again. A failure is only logged.
   */
  async rememberDevice(): Promise<void> {
    const { api, storage } = this.#deps
    await api.userSession.device({}, { quiet: true }).then(
      (device) => writeDevice(storage, device),
      (error: unknown) => warn('device not remembered', error),
    )
  }

  /**
   * Signs out; the session stays when the server does not end it.
   * @throws Error when the server refuses or does not answer
   */
  logout(): Promise<void> {
    this.#leaving ??= this.#leave().finally(() => {
      this.#leaving = null
    })
    return this.#leaving
  }

  /**
   * Ends the session whose token the server refused; a newer session is left alone.
   * @param message what to tell the user, once per session; null to say nothing
   */
  expire(refusedToken: string, message: string | null): void {
    if (refusedToken === this.token) {
      this.#end()
      this.#expiredToken = refusedToken
      removeSession(this.#deps.storage, refusedToken)
    }
    if (message === null || refusedToken !== this.#expiredToken || this.isEndTold) return
    this.noteEndTold()
    this.#deps.notify('error', message)
  }

  /** Notes that the user has been told of the end of their session, so that further refusals are not shown. */
  noteEndTold(): void {
    this.isEndTold = true
  }

  async #leave(): Promise<void> {
    const { api, storage, translate, notify } = this.#deps
    const { token } = this
    try {
      await api.user.logout({}, { quiet: true })
    } catch (error) {
      // Refused because the session had ended already: by now the client has called `expire`.
      if (this.token !== null && this.token === token) {
        notify('error', translate('session.logoutFailed'))
        throw new Error(translate('session.logoutRefused'), { cause: error })
      }
    }
    // Another tab has signed a user in meanwhile.
    if (this.token !== null && this.token !== token) return
    if (this.user) {
      removeDrafts(storage, this.user.id)
      storage.removeItem(recentKey(this.user.id))
    }
    this.#end(true)
    if (token !== null) removeSession(storage, token)
    notify('success', translate('session.loggedOut'))
  }

  #begin(token: string): void {
    this.#expiredToken = null
    runInAction(() => {
      this.token = token
      this.wasSignedOut = false
      this.isEndTold = false
    })
  }

  #end(bySignOut = false): void {
    const wasLoggedIn = this.isLoggedIn
    runInAction(() => {
      this.token = null
      this.wasSignedOut = bySignOut
      this.isEndTold = bySignOut
      this.userRequest.reset()
      if (wasLoggedIn) this.#deps.onEnd()
    })
  }
}
