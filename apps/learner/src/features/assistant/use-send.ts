import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { AssistantDoor } from '../../shared/assistant/AssistantDoor.ts'
import { useFeatureStore, useRootStore } from '../../shared/root/store-context.ts'
import { loginAddress } from '../../shared/session/login-address.ts'
import { isAccountPage } from './account-pages.ts'
import { AssistantStore } from './stores/AssistantStore.ts'

/** Sends a suggestion, or what is in the box; leads a guest to the login page and back to what he typed. */
export function useSend(): (suggestion?: string) => Promise<void> {
  const root = useRootStore()
  const store = useFeatureStore(AssistantStore)
  const { t } = useTranslation('assistant')
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return async (suggestion) => {
    if ((await store.send(suggestion)) === 'done') return
    root.toasts.warning(t('loginRequired'))
    root.feature(AssistantDoor).closeForLogin()
    if (!isAccountPage(pathname)) navigate(loginAddress(pathname + search + hash))
  }
}
