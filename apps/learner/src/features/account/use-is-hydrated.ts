import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and while its document is taken over: for what only the browser can show. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
