import { useEffect } from 'react'

interface Outbox {
  readonly steps: readonly unknown[]
  flush(): Promise<void>
}

/** Sends what waits when the network is back, and asks before unsent ratings are left. To be called by an observer. */
export function useUnsentSteps(outbox: Outbox): void {
  const unsent = outbox.steps.length
  useEffect(() => {
    const handleOnline = () => void outbox.flush()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [outbox])
  useEffect(() => {
    if (unsent === 0) return
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleLeave)
    return () => window.removeEventListener('beforeunload', handleLeave)
  }, [unsent])
}
