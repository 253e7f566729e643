import { useEffect } from 'react'
import type { InterviewStore } from './InterviewStore.ts'

/** Gives the draft to the server when the tab is left or the network is back, and looks what happened elsewhere when it is looked at again. */
export function useSessionSaving(store: InterviewStore): void {
  useEffect(() => {
    const handleVisibility = () =>
      void (document.visibilityState === 'hidden' ? store.draft?.save() : store.refresh())
    const handleOnline = () => void store.draft?.save()
    document.addEventListener('visibilitychange', handleVisibility)
    window.addEventListener('online', handleOnline)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      window.removeEventListener('online', handleOnline)
      store.leave()
    }
  }, [store])
}
