import { createContext, useContext } from 'react'
import type { FeatureStoreClass, RootStore } from './RootStore.ts'

export type { RootStore } from './RootStore.ts'

export const RootStoreContext = createContext<RootStore | null>(null)

/** Where a page was asked for. */
export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/**
 * Fetches what a page shows, through the stores. Runs on the server for guests, in the browser before hydration (with
 * the server's answers), at every navigation, and whenever somebody signs in or out.
 */
export type PageLoad = (root: RootStore, location: PageLocation) => Promise<void>

/** What the module of a page exports. */
export interface PageModule {
  Page: React.ComponentType
  load?: PageLoad
}

/** The root store of this tab or request. */
export function useRootStore(): RootStore {
  const root = useContext(RootStoreContext)
  if (root === null) throw new Error('useRootStore needs a RootStoreContext above')
  return root
}

/** The store of a feature, made on first use: `const problems = useFeatureStore(ProblemsStore)`. */
export function useFeatureStore<S>(Store: FeatureStoreClass<S>): S {
  return useRootStore().feature(Store)
}
