import { rating as ratingSchema } from '@app/contract'
import { useEffect } from 'react'
import type { ReviewStore } from '../ReviewStore.ts'

/** Space reveals, 1 to 4 rate what is revealed, Z undoes; not while the user types, and a focused control keeps its space. */
export function useReviewKeys(store: ReviewStore): void {
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
        store.setRevealed(!store.isRevealed)
      } else if (event.key.toLowerCase() === 'z') void store.undo()
      else if (rating.success) store.rate(rating.data)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [store])
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
