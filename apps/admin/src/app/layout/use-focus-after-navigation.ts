import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus on the new page where navigating has removed what had it, as going back does. */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
