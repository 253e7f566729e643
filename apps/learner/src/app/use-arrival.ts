import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** At every navigation: to the top of the page, and on to another page with the focus at its beginning. */
export function useArrival(): void {
  const { key, pathname } = useLocation()
  const last = useRef({ key, pathname })

  useLayoutEffect(() => {
    if (last.current.key === key) return
    if (last.current.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    last.current = { key, pathname }
  }, [key, pathname])

  useEffect(keepScrollRestorationForReloads, [])
}

/** The browser would scroll back after going back; it shall do so after a reload only. */
function keepScrollRestorationForReloads(): () => void {
  const restore = () => {
    window.history.scrollRestoration = 'auto'
  }
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', restore)
  return () => {
    window.removeEventListener('pagehide', restore)
    restore()
  }
}
