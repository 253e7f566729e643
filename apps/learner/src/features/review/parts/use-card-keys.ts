import { rating as ratingSchema } from '@app/contract/review/schemas'
import type { Rating } from '@app/contract/review/values'
import { useEffect } from 'react'

/** What the keyboard does with a card. */
export interface CardKeys {
  isRevealed: boolean
  setRevealed(isRevealed: boolean): void
  rate(rating: Rating): void
}

/**
 * Space reveals, 1 to 4 rate what is revealed; not while the user types, and a focused control keeps its space.
 * @param more further keys, in lower case, and what they do; stays the same from one render to the next
 */
export function useCardKeys(card: CardKeys, more: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return
      if (
        isWithin(
          event.target,
          'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]',
        )
      )
        return
      const rating = ratingSchema.safeParse(Number(event.key))
      if (event.key === ' ' && !isWithin(event.target, 'button, a')) {
        event.preventDefault()
        card.setRevealed(!card.isRevealed)
      } else if (rating.success) card.rate(rating.data)
      else more[event.key.toLowerCase()]?.()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [card, more])
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
