import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { loginAddress } from '../../../shared/session/login-address.ts'
import { isAccountPage } from '../panel/account-pages.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'

/** Sends a suggestion, or what is in the box; leads a guest to the login page and back to what they typed. */
export function useSend(): (suggestion?: string) => Promise<void> {
  const store = useFeatureStore(AssistantStore)
  const leadToLogin = useLeadToLogin()
  return async (suggestion) => {
    if ((await store.send(suggestion)) === 'loginRequired') leadToLogin()
  }
}

/** Stops the reply; leads a user whose session has ended to the login page. */
export function useStop(): () => Promise<void> {
  const store = useFeatureStore(AssistantStore)
  const leadToLogin = useLeadToLogin()
  return async () => {
    if ((await store.stop()) === 'loginRequired') leadToLogin()
  }
}

function useLeadToLogin(): () => void {
  const root = useRootStore()
  const { t } = useTranslation('assistant')
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return () => {
    // The end of a session has been told.
    if (!root.session.isEndTold) root.toasts.warning(t('loginRequired'))
    root.feature(AssistantDrawerState).closeForLogin()
    if (!isAccountPage(pathname)) navigate(loginAddress(pathname + search + hash))
  }
}
