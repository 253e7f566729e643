import { useEffect } from 'react'
import type { RecalledAnswer } from './RecalledAnswer.ts'

/** Stores the answer when it is left or the network is back, and takes over what is newer when it is looked at again. */
export function useRecallSaving(recalled: RecalledAnswer | null): void {
  useEffect(() => {
    if (!recalled) return
    const handleVisibility = () =>
      void (document.visibilityState === 'hidden' ? recalled.save() : recalled.refresh())
    const handleOnline = () => void recalled.save()
    const handleStorage = ({ key }: StorageEvent) => recalled.readDevice(key)
    document.addEventListener('visibilitychange', handleVisibility)
    window.addEventListener('online', handleOnline)
    window.addEventListener('storage', handleStorage)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('storage', handleStorage)
      void recalled.save()
    }
  }, [recalled])
}
