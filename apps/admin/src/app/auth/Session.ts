import { type CurrentUser, currentUser } from '@app/contract/user/schemas'

/** Fixed by the specification: both sites read the token there. */
export const TOKEN_KEY = 'token'
const USER_STORE_KEY = 'user'

/** The browser functions a session needs. */
export interface SessionBrowser {
  storage: Pick<Storage, 'getItem' | 'removeItem'>
  /** The current address: path, query and hash. */
  currentAddress: () => string
  /** Leaves the console for a page of the learner site, replacing the entry in the browser's history. */
  replaceAddress: (address: string) => void
  /** Tells the page's forms that the session has ended; whether one keeps an edit and asks for the login itself. */
  announceEnd: () => boolean
}

/**
 * The learner site's session, which the console shares through the browser's storage. It begins on the learner site and
 * may end on either.
 */
export class Session {
  readonly #browser: SessionBrowser
  #isLeaving = false
  /** Whether a form keeps an edit: the page is left when the admin says so, and not by itself. */
  #isHeld = false

  constructor(browser: SessionBrowser) {
    this.#browser = browser
  }

  get token(): string | null {
    return this.#browser.storage.getItem(TOKEN_KEY) || null
  }

  /** The token's user as the learner site stored it last. */
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
    this.#isHeld = this.#browser.announceEnd()
    void this.logIn()
  }

  /** Lets the page be left for the login after a form has kept its edit. */
  release(): void {
    this.#isHeld = false
  }

  /** Forgets the session after signing out. Never resolves because the page is left. */
  end(): Promise<never> {
    this.#forget()
    return this.#leaveFor('/login')
  }

  /** Goes to the learner site's login with the address to return to. Never resolves because the page is left. */
  logIn(): Promise<never> {
    return this.#leaveFor(`/login?redirect=${encodeURIComponent(this.#browser.currentAddress())}`)
  }

  /** Goes to the page for users without permission. Never resolves because the page is left. */
  refuse(): Promise<never> {
    return this.#leaveFor('/no-permission')
  }

  /** Goes to where a second factor is set up. Never resolves because the page is left. */
  setUpSecondFactor(): Promise<never> {
    return this.#leaveFor('/user/settings#security')
  }

  #forget(): void {
    this.#browser.storage.removeItem(TOKEN_KEY)
    this.#browser.storage.removeItem(USER_STORE_KEY)
  }

  /** Only the first call decides the target: calls that fail while the page unloads must not redirect it. */
  #leaveFor(address: string): Promise<never> {
    if (!this.#isLeaving && !this.#isHeld) {
      this.#isLeaving = true
      this.#browser.replaceAddress(address)
    }
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
