import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { readLoginRedirect } from './login-redirect.ts'

/**
 * Redirects a logged-in user to the page they were going to. Call it in an observer.
 * @param isBusy the login is not finished: wait
 */
export function useLoginRedirect(isBusy: boolean): void {
  const { session } = useRootStore()
  const navigate = useNavigate()
  const { path, isConsole } = readLoginRedirect(useSearchParams()[0])
  const isDue = session.isLoggedIn && !isBusy

  useEffect(() => {
    if (!isDue) return
    if (isConsole) window.location.replace(path)
    else navigate(path, { replace: true })
  }, [isDue, isConsole, path, navigate])
}
