import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isShortcut } from '../is-shortcut.ts'

/** The key `/` goes to the search box; where that is not shown, it calls back. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>, onHidden: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, '/')) return
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
