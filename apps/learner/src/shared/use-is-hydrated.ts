import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False on the server and while its document is taken over, for what only the browser can show. React takes over the
 * page after the frame around it, so the session may be restored by then.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
