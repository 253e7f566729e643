import { createContext, useContext } from 'react'
import type { PageLoader } from './PageLoader.ts'
import type { Visits } from './Visits.ts'

/** How the routes get their pages' code and data. */
export interface Pages {
  loader: PageLoader
  visits: Visits
}

export const PagesContext = createContext<Pages | null>(null)

export function usePages(): Pages {
  const pages = useContext(PagesContext)
  if (pages === null) throw new Error('usePages needs a PagesContext above')
  return pages
}
