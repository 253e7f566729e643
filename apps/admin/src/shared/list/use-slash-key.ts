import { useEffect, useEffectEvent } from 'react'
import { isTyped } from './is-typed.ts'

/** Calls a function when `/` is pressed outside of what is written in. */
export function useSlashKey(onSlash: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || isTyped(event)) return
    event.preventDefault()
    onSlash()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
