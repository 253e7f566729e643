import { useEffect } from 'react'
import type { PaperStore } from './PaperStore.ts'

/** Stores what waits when the tab is left or the network is back, and takes over other tabs' answers when it is looked at again. */
export function usePaperSaving(store: PaperStore): void {
  useEffect(() => {
    const handleVisibility = () =>
      void (document.visibilityState === 'hidden' ? store.flush() : store.refresh())
    const handleOnline = () => void store.flush()
    document.addEventListener('visibilitychange', handleVisibility)
    window.addEventListener('online', handleOnline)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      window.removeEventListener('online', handleOnline)
      store.leave()
    }
  }, [store])
}
