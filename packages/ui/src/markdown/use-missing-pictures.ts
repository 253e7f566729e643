import { type RefObject, useLayoutEffect } from 'react'

/** Puts a word, and what the picture was called, where a picture of the content cannot be loaded. */
export function useMissingPictures(content: RefObject<HTMLElement | null>, word: string): void {
  useLayoutEffect(() => {
    const element = content.current
    // The event of a picture does not rise to the element that holds it.
    const replace = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.replaceWith(wordFor(target.alt, word))
    }
    element?.addEventListener('error', replace, true)
    return () => element?.removeEventListener('error', replace, true)
  }, [content, word])
}

function wordFor(name: string, word: string): HTMLElement {
  const span = document.createElement('span')
  span.className = 'md-missing'
  span.textContent = `${word} ${name}`.trim()
  return span
}
