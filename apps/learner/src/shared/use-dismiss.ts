import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While something is open: calls back on a press outside of it. Its trigger counts as inside. */
export function useDismiss(
  isOpen: boolean,
  onDismiss: () => void,
  ...inside: RefObject<HTMLElement | null>[]
): void {
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !inside.some(({ current }) => current?.contains(target))) onDismiss()
  })

  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [isOpen])
}
