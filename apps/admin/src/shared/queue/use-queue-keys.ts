import { useEffect, useEffectEvent } from 'react'
import { isTyped } from '../list/is-typed.ts'

/** The element that holds a case's buttons. */
export const ACTS = 'data-acts'

interface QueueKeys {
  onNext: () => void
  onPrevious: () => void
}

/** J and K go on and back; 1 to 9 press the case's buttons, in their order. */
export function useQueueKeys({ onNext, onPrevious }: QueueKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyped(event) || document.querySelector('[role="dialog"]')) return
    const key = event.key.toLowerCase()
    if (key === 'j') onNext()
    else if (key === 'k') onPrevious()
    else if (/^[1-9]$/.test(key)) pressButton(Number(key))
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function pressButton(number: number): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[${ACTS}] button:not(:disabled)`)
  buttons[number - 1]?.click()
}
