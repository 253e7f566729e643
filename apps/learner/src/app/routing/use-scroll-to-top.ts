import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * At every navigation: to the top of the page, and on to another page with the focus at its beginning. A link to a place
 * in the same page is none: the browser goes there.
 */
export function useScrollToTop(): void {
  const { key, pathname, search, hash } = useLocation()
  const last = useRef({ key, pathname, search, hash })

  useLayoutEffect(() => {
    const before = last.current
    if (before.key === key) return
    last.current = { key, pathname, search, hash }
    const isSamePage = before.pathname === pathname && before.search === search
    if (isSamePage && before.hash !== hash) return
    if (before.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [key, pathname, search, hash])

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
