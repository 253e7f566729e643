import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isComposing, isUnfinished } from '../../../../shared/is-composing.ts'
import type { Choice, SuggestionsStore } from './SuggestionsStore.ts'

/** Follows what is typed into a search box and its keys. @param onChoose called for the choice that Enter goes to */
export function useBox(
  form: RefObject<HTMLFormElement | null>,
  store: SuggestionsStore,
  onChoose: (choice: Choice) => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent, box: HTMLInputElement) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (!actOn(event.key, store, box.value, onChoose)) return
    event.preventDefault()
    // The box itself would do more.
    event.stopPropagation()
  })

  useEffect(() => {
    const box = form.current?.querySelector('input')
    if (!box) return
    const listeners = new AbortController()
    const { signal } = listeners
    const follow = () => store.type(box.value)
    box.addEventListener('input', (event) => isUnfinished(event) || follow(), { signal })
    box.addEventListener('compositionend', follow, { signal })
    box.addEventListener('keydown', (event) => handleKey(event, box), { signal })
    box.addEventListener('click', () => store.isOpen || store.open(box.value), { signal })
    store.open(box.value)
    return () => {
      listeners.abort()
      store.close()
    }
  }, [form, store])
}

/** @returns whether the key was one of the list's */
function actOn(
  key: string,
  store: SuggestionsStore,
  typed: string,
  onChoose: (choice: Choice) => void,
): boolean {
  const { isShown, chosen } = store
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (isShown) store.move(key === 'ArrowDown' ? 1 : -1)
    else store.open(typed)
    return true
  }
  if (key === 'Escape' && isShown) {
    store.close()
    return true
  }
  if (!chosen) return false
  if (key === 'Enter') onChoose(chosen)
  else if (key === 'Delete' && chosen.group === 'recent') store.recent.remove(chosen.query)
  else if (key === 'Home' || key === 'End') store.moveTo(key === 'Home' ? 'first' : 'last')
  else return false
  return true
}
