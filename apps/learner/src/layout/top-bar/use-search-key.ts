import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isShortcut } from '../is-shortcut.ts'

/** The key `/` goes to the search box, that of the page if it has one; where none is shown, it calls back. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>, onHidden: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, '/')) return
    event.preventDefault()
    const own = document.querySelector<HTMLInputElement>('main [role=search] input')
    const input = own ?? box.current
    if (!input?.checkVisibility()) return onHidden()
    input.focus()
    input.select()
  })

  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
