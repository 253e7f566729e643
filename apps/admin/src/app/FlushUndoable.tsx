import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTakeUndoableMutation } from 'react-admin'
import { flushSync } from 'react-dom'

/** Does the acts that still wait to be undone when the page is left, so that nothing confirmed is lost. */
export function FlushUndoable() {
  const takeNext = useTakeUndoableMutation()
  const latest = useRef(takeNext)
  useLayoutEffect(() => {
    latest.current = takeNext
  }, [takeNext])
  useEffect(() => {
    const flush = () => {
      // Each taking has to be rendered before the next one can be taken.
      for (
        let mutation = flushSync(() => latest.current());
        mutation;
        mutation = flushSync(() => latest.current())
      )
        mutation({ isUndo: false })
    }
    window.addEventListener('pagehide', flush)
    return () => window.removeEventListener('pagehide', flush)
  }, [])
  return null
}
