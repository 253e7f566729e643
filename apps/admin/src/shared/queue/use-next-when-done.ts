import { useEffect, useEffectEvent, useRef } from 'react'
import type { RaRecord } from 'react-admin'

interface NextOptions<R extends RaRecord> {
  id: R['id']
  isWaiting: boolean
  /** The record that comes after this one; undefined: it was the last. */
  next: R | undefined
  onDone: (next: R | undefined) => void
}

/** Goes on to the next record once the one that is open waits no longer. */
export function useNextWhenDone<R extends RaRecord>({ id, isWaiting, next, onDone }: NextOptions<R>): void {
  const waited = useRef<R['id'] | null>(null)
  const handleDone = useEffectEvent(() => onDone(next))
  useEffect(() => {
    if (isWaiting) waited.current = id
    else if (waited.current === id) {
      waited.current = null
      handleDone()
    }
  }, [id, isWaiting])
}
