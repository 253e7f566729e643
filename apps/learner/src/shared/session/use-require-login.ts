import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRootStore } from '../root/store-context.ts'
import { loginAddress } from './login-address.ts'

/** Runs an action for a signed-in user; sends a guest to the login page, with the way back, and says why. */
export function useRequireLogin(): (act: () => void) => void {
  const { session, toasts } = useRootStore()
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (act) => {
    if (session.isLoggedIn) return act()
    toasts.warning(t('session.loginRequired'))
    navigate(loginAddress(pathname + search + hash))
  }
}
