import { createContext, useContext, useEffect } from 'react'

/** Gives the page shown a title of its own, null for the route's again. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => {})

/** Names the page after what it shows; undefined while that is not known. */
export function usePageTitle(title: string | undefined): void {
  const show = useContext(PageTitleContext)
  useEffect(() => {
    show(title ?? null)
    return () => show(null)
  }, [show, title])
}
