import { useEffect } from 'react'
import type { ReviewStore } from '../ReviewStore.ts'

const SOON = 1_000
const LONGEST_TIMEOUT = 2 ** 31 - 1

/** Fetches cards when the next one falls due, while there is none to review. */
export function useNextDue(store: ReviewStore): void {
  const isIdle = store.current === undefined && store.outbox.steps.length === 0
  const nextDueTime = store.summary?.nextDueTime ?? null
  useEffect(() => {
    if (!isIdle || nextDueTime === null) return
    const wait = Math.max(Date.parse(nextDueTime) - Date.now(), SOON)
    const timer = setTimeout(() => void store.loadQueue(), Math.min(wait, LONGEST_TIMEOUT))
    return () => clearTimeout(timer)
  }, [store, isIdle, nextDueTime])
}
