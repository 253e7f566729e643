import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ReadingAloud {
  /** Whether the browser can speak. */
  isSupported: boolean
  isReading: boolean
  toggle: () => void
}

/** Reads a text aloud; another text, and leaving, end it. */
export function useReadingAloud(text: string): ReadingAloud {
  const { i18n } = useTranslation()
  const [isReading, setReading] = useState(false)
  const isSupported = 'speechSynthesis' in window
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is not read on.
  useEffect(
    () => () => {
      if (isSupported) window.speechSynthesis.cancel()
      setReading(false)
    },
    [text, isSupported],
  )
  const toggle = () => {
    window.speechSynthesis.cancel()
    setReading(!isReading)
    if (isReading) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = i18n.language
    utterance.onend = () => setReading(false)
    utterance.onerror = () => setReading(false)
    window.speechSynthesis.speak(utterance)
  }
  return { isSupported, isReading, toggle }
}
