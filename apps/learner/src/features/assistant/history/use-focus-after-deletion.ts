import { type RefObject, useEffect, useRef } from 'react'

/** A row that is deleted takes the focus with it: the conversation that is shown gets it then. */
export function useFocusAfterDeletion(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const lastCount = useRef(count)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (count < lastCount.current && isLost)
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    lastCount.current = count
  }, [count])
  return list
}
