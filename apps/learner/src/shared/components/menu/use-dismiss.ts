import { type RefObject, useEffect } from 'react'

/** While something is open: calls back on a press outside of it. Its own trigger belongs inside. */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) onDismiss()
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [inside, isOpen, onDismiss])
}
