import { Code } from '@app/contract/common/envelope'
import type { CurrentUser } from '@app/contract/user/schemas'
import { type AuthProvider, HttpError, type Store } from 'react-admin'
import type { Api } from '../../data/api.ts'
import type { Session } from './Session.ts'

const UNAUTHENTICATED = 401
const FORBIDDEN = 403

interface AuthDependencies {
  api: Api
  session: Session
  /** The lists' saved state, cleared when the admin signs out. */
  store: Pick<Store, 'reset'>
}

/** Admits admins by the session of the learner site, and sends everybody else to that site. */
export function createAuthProvider({ api, session, store }: AuthDependencies): AuthProvider {
  const currentUser = rememberUser(api, session)

  async function admitAdmin(): Promise<void> {
    if (session.token === null) return session.logIn()
    const user = await currentUser.get(session.token)
    if (session.token === null) return session.logIn()
    if (user !== null && user.userRole !== 'admin') return session.refuse()
  }

  return {
    login() {
      session.release()
      return session.logIn()
    },
    checkAuth: admitAdmin,
    async checkError(error) {
      if (!(error instanceof HttpError)) return
      if (error.body?.code === Code.secondFactorMissing) return session.setUpSecondFactor()
      if (error.status === UNAUTHENTICATED) return admitAdmin()
      if (error.status === FORBIDDEN) {
        currentUser.forget()
        return admitAdmin()
      }
    },
    async getIdentity() {
      const user = session.token === null ? null : await currentUser.get(session.token)
      if (user === null) throw new Error('nobody is known to be here')
      const { id, username, email, avatarUrl } = user
      return { id, fullName: username, email, ...(avatarUrl && { avatar: avatarUrl }) }
    },
    async logout() {
      if (session.token === null) return session.logIn()
      try {
        await api.user.logout({}, { quiet: true })
      } catch (error) {
        if (session.token !== null) throw error
      }
      store.reset()
      return session.end()
    },
  }
}

/**
 * Asks once for each token who it belongs to. When the server can't be reached, it is the user the learner site stored
 * last, or nobody; admitting them to the console's frame is safe because the server checks every call.
 */
function rememberUser(api: Api, session: Session) {
  let known: { token: string; user: Promise<CurrentUser | null> } | null = null
  const ask = (token: string): Promise<CurrentUser | null> =>
    api.user.my({}, { quiet: true }).catch(() => {
      if (known?.token === token) known = null
      return session.user
    })
  return {
    get(token: string): Promise<CurrentUser | null> {
      if (known?.token !== token) known = { token, user: ask(token) }
      return known.user
    },
    forget(): void {
      known = null
    },
  }
}
