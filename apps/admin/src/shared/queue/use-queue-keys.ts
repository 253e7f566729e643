import { useEffect, useEffectEvent } from 'react'
import { isTyped } from '../list/is-typed.ts'

/** Marks an element with buttons: those of the `page`, or those by which its case is decided (`decision`). */
export const ACTS = 'data-acts'

interface StepKeys {
  onNext: () => void
  onPrevious: () => void
}

/** J and K go on and back. */
export function useStepKeys({ onNext, onPrevious }: StepKeys): void {
  useKeys((key) => {
    if (key === 'j') onNext()
    else if (key === 'k') onPrevious()
    else return false
    return true
  })
}

/** 1 to 9 press the buttons that decide a case, or else those of its page, in their order. */
export function useActKeys(): void {
  useKeys((key) => {
    if (!/^[1-9]$/.test(key)) return false
    const buttonsOf = (kind: 'decision' | 'page') =>
      document.querySelectorAll<HTMLButtonElement>(`[${ACTS}=${kind}] button:not(:disabled)`)
    const deciding = buttonsOf('decision')
    const buttons = deciding.length > 0 ? deciding : buttonsOf('page')
    buttons[Number(key) - 1]?.click()
    return true
  })
}

/** @param onKey returns whether the key meant something */
function useKeys(onKey: (key: string) => boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyped(event) || document.querySelector('[role="dialog"]')) return
    if (onKey(event.key.toLowerCase())) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
