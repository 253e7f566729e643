import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageSkeleton } from '../../shared/components/PageSkeleton.tsx'
import { useRootStore } from '../../shared/root/store-context.ts'
import { loginAddress } from '../../shared/session/login-address.ts'

/** Sends a guest to the login page, with the way back, and says why, unless they were told that their session is over. */
export function RedirectToLogin({ isTold }: { isTold: boolean }) {
  const { toasts, session } = useRootStore()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the guest asked for.
  useEffect(() => {
    if (!isTold) toasts.warning(t('session.loginRequired'))
    session.noteEndTold()
    navigate(loginAddress(pathname + search + hash), { replace: true })
  }, [])

  return <PageSkeleton isForMembers />
}
