import { readLoginRedirect } from '../features/account/frame/login-redirect.ts'
import type { RootStore } from '../shared/root/RootStore.ts'

/**
 * Tells guests why they are on the login page when the console's guard sent them there: the console is another app, whose
 * messages would go with its page.
 */
export function explainConsoleRefusal(
  { session, toasts, i18n }: RootStore,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  if (
    pathname !== '/login' ||
    session.isLoggedIn ||
    !readLoginRedirect(new URLSearchParams(search)).isConsole
  )
    return
  toasts.warning(i18n.t('session.loginRequired'))
}
