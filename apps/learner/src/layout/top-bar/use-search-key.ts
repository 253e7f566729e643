import { type RefObject, useEffect, useEffectEvent } from 'react'

const TYPED_INTO = 'input, textarea, select, [contenteditable=""], [contenteditable=true], dialog'

/** The key `/` goes to the search box; where that is not shown, it calls back. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>, onHidden: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
    event.preventDefault()
    if (!box.current?.checkVisibility()) return onHidden()
    box.current.focus()
    box.current.select()
  })

  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
