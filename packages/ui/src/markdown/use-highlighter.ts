import { useEffect, useSyncExternalStore } from 'react'
import { canHighlight, loadHighlighter, onHighlighter } from './highlight.ts'

/**
 * Fetches what highlights code when it is needed; until then code is shown plain.
 * @returns whether it is here: what was rendered without it is to be rendered anew
 */
export function useHighlighter(isNeeded: boolean): boolean {
  const isHere = useSyncExternalStore(onHighlighter, canHighlight, () => false)
  useEffect(() => {
    if (isNeeded && !isHere) void loadHighlighter()
  }, [isNeeded, isHere])
  return isHere
}
