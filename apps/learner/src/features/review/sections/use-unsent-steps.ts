import { useEffect } from 'react'
import type { ReviewStore } from '../ReviewStore.ts'

const SOON = 1_000
const LONGEST_TIMEOUT = 2 ** 31 - 1

/** Sends what waits when the network is back, fetches cards when the next one falls due, and asks before unsent ratings are left. */
export function useUnsentSteps(store: ReviewStore): void {
  const { outbox, summary } = store
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
  const isIdle = store.current === undefined && unsent === 0
  const nextDueTime = summary?.nextDueTime ?? null
  useEffect(() => {
    if (!isIdle || nextDueTime === null) return
    const wait = Math.max(Date.parse(nextDueTime) - Date.now(), SOON)
    const timer = setTimeout(() => void store.loadQueue(), Math.min(wait, LONGEST_TIMEOUT))
    return () => clearTimeout(timer)
  }, [store, isIdle, nextDueTime])
}
