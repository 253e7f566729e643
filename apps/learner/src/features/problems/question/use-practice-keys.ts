import { rating as ratingSchema } from '@app/contract/review/schemas'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusUnchecked } from '../../checking/parts/unchecked-points.ts'
import type { QuestionStore } from './QuestionStore.ts'

/**
 * Space reveals, 1 to 4 rate what is revealed and Z takes that back, F favourites, J and K go on and back; not while the user
 * types, and a focused control keeps its space. Among the key points J and K go to those that wait to be checked.
 * @param isOn whether the answer is what one looks at
 */
export function usePracticeKeys(store: QuestionStore, search: string, isOn: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOn) return
    const goTo = (question: { id: number } | null | undefined) =>
      question && navigate(`/problems/bagu/${question.id}${search}`)
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      // On a point the keys are the points' own, until all of them are checked.
      const step = STEPS.get(event.key)
      if (isWithin(event.target, '[data-point]') && !(step && !focusUnchecked(document, step))) return
      if (isWithin(event.target, TYPED_INTO)) return
      const rating = ratingSchema.safeParse(Number(event.key))
      if (event.key === ' ') {
        if (isWithin(event.target, PRESSED_BY_SPACE)) return
        event.preventDefault()
        store.setRevealed(!store.isRevealed)
      } else if (event.key === 'j') goTo(store.position.value?.next)
      else if (event.key === 'k') goTo(store.position.value?.previous)
      else if (event.key === 'f') void store.toggleFavourite()
      else if (event.key === 'z') void store.rating.undo()
      else if (rating.success && store.isRevealed) store.rating.rate(rating.data)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [store, search, isOn, navigate])
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['j', 1],
  ['k', -1],
])
const TYPED_INTO = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]'
const PRESSED_BY_SPACE = 'button, a, summary'

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null
