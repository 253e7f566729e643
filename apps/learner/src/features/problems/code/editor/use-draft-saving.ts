import { useEffect } from 'react'
import type { CodeStore } from '../CodeStore.ts'

/** Stores the code when it is left or the network is back, and takes over what another tab wrote. */
export function useDraftSaving(store: CodeStore): void {
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') store.saveAll()
      else void store.refreshDrafts()
    }
    const handleStorage = ({ key }: StorageEvent) => store.readDevice(key)
    document.addEventListener('visibilitychange', handleVisibility)
    window.addEventListener('online', store.saveAll)
    window.addEventListener('storage', handleStorage)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      window.removeEventListener('online', store.saveAll)
      window.removeEventListener('storage', handleStorage)
      store.stop()
      store.saveAll()
    }
  }, [store])
}
