import { type RefObject, useEffect } from 'react'

const UNCHECKED = '[data-point][data-standing="unchecked"]'

/**
 * Gives the focus to the next point that waits to be checked, or with -1 to the one before; from the last one on to the first.
 * @param reveal opens what the point is folded away in, at once
 * @returns whether there is one
 */
export function focusUnchecked(
  within: ParentNode,
  step: 1 | -1,
  reveal: (point: HTMLElement) => void = () => {},
): boolean {
  const points = [...within.querySelectorAll<HTMLElement>(UNCHECKED)]
  const from = document.activeElement
  const isBeyond = (point: HTMLElement) =>
    from !== null &&
    !point.contains(from) &&
    (from.compareDocumentPosition(point) &
      (step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)) !==
      0
  const point =
    (step === 1 ? points.find(isBeyond) : points.findLast(isBeyond)) ?? points.at(step === 1 ? 0 : -1)
  if (!point) return false
  focusPoint(point, reveal)
  return true
}

/** Gives the focus to a point, and brings it into view. */
export function focusPoint(point: HTMLElement, reveal: (point: HTMLElement) => void): void {
  reveal(point)
  point.focus({ preventScroll: true })
  point.scrollIntoView({ block: 'center' })
}

/** J goes to the next point that waits to be checked, K to the one before; not while the user types. */
export function useUncheckedKeys(
  section: RefObject<HTMLElement | null>,
  reveal: (point: HTMLElement) => void,
): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target))
        return
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : null
      if (step && section.current) focusUnchecked(section.current, step, reveal)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [section, reveal])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('textarea, input, select, [contenteditable], dialog') !== null
