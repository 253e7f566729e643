import type { SessionStore } from '../../shared/session/SessionStore.ts'
import type { AppRoute } from '../routes.tsx'

export type AccessDecision = 'granted' | 'undecided' | 'loginRequired' | 'forbidden'

/** Whether a session may see a screen; undecided until the storage was read and, for admins, the user is known. */
export function checkAccess(access: AppRoute['access'], session: SessionStore): AccessDecision {
  if (access === 'guest') return 'granted'
  if (!session.isRestored) return 'undecided'
  if (!session.isLoggedIn) return 'loginRequired'
  if (access === 'user' || session.isAdmin) return 'granted'
  return session.user === null && session.userRequest.status !== 'failed' ? 'undecided' : 'forbidden'
}
