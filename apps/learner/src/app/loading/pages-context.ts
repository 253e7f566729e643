import { createContext, useContext, useEffect } from 'react'
import type { PageDataLoader } from './PageDataLoader.ts'
import type { PageLoader } from './PageLoader.ts'

/** The loaders of the pages' code and data. */
export interface Pages {
  loader: PageLoader
  dataLoader: PageDataLoader
}

export const PagesContext = createContext<Pages | null>(null)

export function usePages(): Pages {
  const pages = useContext(PagesContext)
  if (pages === null) throw new Error('usePages needs a PagesContext above')
  return pages
}

/** Called by whatever stands for a page once it is mounted. */
export const PageShownContext = createContext<() => void>(() => undefined)

/** Says that a page, or its outline, is mounted and hydrated. */
export function usePageShown(): void {
  const showPage = useContext(PageShownContext)
  useEffect(() => showPage(), [showPage])
}
