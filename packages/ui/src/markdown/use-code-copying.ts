import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../copy-text.ts'

const feedbackMilliseconds = 2000

/**
 * Makes the copy buttons in the content work. The button pressed says what happened for two seconds; the text returned
 * belongs in a live region, for those who do not see the button.
 */
export function useCodeCopying(content: RefObject<HTMLElement | null>): string {
  const { t } = useTranslation('ui')
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const element = content.current
    const restorers = new Map<Element, () => void>()

    function showFeedback(button: Element, feedback: string) {
      restorers.get(button)?.()
      const label = button.textContent
      const timer = setTimeout(() => restore(), feedbackMilliseconds)
      const restore = () => {
        clearTimeout(timer)
        button.textContent = label
        restorers.delete(button)
        setAnnouncement('')
      }
      restorers.set(button, restore)
      button.textContent = feedback
      setAnnouncement(feedback)
    }

    async function handleClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest('[data-copy]') : null
      const code = button?.closest('.md-code')?.querySelector('code')
      if (!button || !code) return
      const copied = await copyText(code.textContent).then(
        () => true,
        () => false,
      )
      showFeedback(button, copied ? t('copied') : t('copyFailed'))
    }

    element?.addEventListener('click', handleClick)
    return () => {
      element?.removeEventListener('click', handleClick)
      for (const restore of restorers.values()) restore()
    }
  }, [content, t])

  return announcement
}
