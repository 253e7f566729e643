import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { importCode } from '../../../shared/import-code.ts'
import type { Popup, SuggestionsProps } from './popup.ts'

/** What is suggested below a search box, as long as it is used. */
export function useSuggestions() {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [isUsed, setUsed] = useState(false)
  const [popup, setPopup] = useState<Popup | null>(null)

  useEffect(() => {
    if (isUsed) void loadSuggestions().then((loaded) => setSuggestions(() => loaded))
  }, [isUsed])
  const begin = useCallback(() => setUsed(true), [])
  const end = useCallback(() => {
    setUsed(false)
    setPopup(null)
  }, [])

  return { Suggestions: isUsed ? Suggestions : null, popup, setPopup, begin, end }
}

/** Null without a network: the box searches all the same, and its next use tries again. */
async function loadSuggestions() {
  try {
    return (await importCode(() => import('./suggest/Suggestions.tsx'))).Suggestions
  } catch {
    return null
  }
}
