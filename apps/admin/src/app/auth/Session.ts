import { type CurrentUser, currentUser } from '@app/contract'

/** Fixed by the specification: both sites read the token there. */
export const TOKEN_KEY = 'token'
const USER_STORE_KEY = 'user'

/** What a session needs of the browser. */
export interface SessionBrowser {
  storage: Pick<Storage, 'getItem' | 'removeItem'>
  /** The address shown: path, query and hash. */
  currentAddress: () => string
  /** Leaves the console for a page of the learner site, without a way back by the browser's button. */
  replaceAddress: (address: string) => void
}

/**
 * The learner site's session, which the console shares through the browser's storage: it begins there, and may end
 * here or there.
 */
export class Session {
  readonly #browser: SessionBrowser
  #isLeaving = false

  constructor(browser: SessionBrowser) {
    this.#browser = browser
  }

  get token(): string | null {
    return this.#browser.storage.getItem(TOKEN_KEY) || null
  }

  /** What the learner site last knew of the token's user. */
  get user(): CurrentUser | null {
    const stored = parse(this.#browser.storage.getItem(USER_STORE_KEY))
    if (typeof stored !== 'object' || stored === null || !('token' in stored) || !('userInfo' in stored))
      return null
    if (stored.token !== this.token) return null
    return currentUser.safeParse(stored.userInfo).data ?? null
  }

  /** Forgets the session whose token the server refused, and asks for a new one; a newer session is left alone. */
  expire(refusedToken: string | null): void {
    if (refusedToken === null || refusedToken !== this.token) return
    this.#forget()
    void this.logIn()
  }

  /** Forgets the session after its owner ended it. Never resolves: the page goes. */
  end(): Promise<never> {
    this.#forget()
    return this.#leaveFor('/login')
  }

  /** Goes to the learner site's login, with the way back. Never resolves: the page goes. */
  logIn(): Promise<never> {
    return this.#leaveFor(`/login?redirect=${encodeURIComponent(this.#browser.currentAddress())}`)
  }

  /** Goes to the page for those who are no admins. Never resolves: the page goes. */
  refuse(): Promise<never> {
    return this.#leaveFor('/no-permission')
  }

  #forget(): void {
    this.#browser.storage.removeItem(TOKEN_KEY)
    this.#browser.storage.removeItem(USER_STORE_KEY)
  }

  /** The first one to leave decides where to: what fails on the way out must not turn the page elsewhere. */
  #leaveFor(address: string): Promise<never> {
    if (!this.#isLeaving) this.#browser.replaceAddress(address)
    this.#isLeaving = true
    return new Promise(() => {})
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
