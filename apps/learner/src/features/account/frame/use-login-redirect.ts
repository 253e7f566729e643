import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { readLoginRedirect } from './login-redirect.ts'

/**
 * Leads whoever is logged in on to where he was going. Call it in an observer.
 * @param isBusy still logging in: wait
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
