import { useRootStore } from '../../shared/root/store-context.ts'
import { useIsHydrated } from '../../shared/use-is-hydrated.ts'

/** Whether a signed-in user sees the page; false until the server's page, which is a guest's, is taken over. */
export function useIsMember(): boolean {
  const { session } = useRootStore()
  return useIsHydrated() && session.isLoggedIn
}
