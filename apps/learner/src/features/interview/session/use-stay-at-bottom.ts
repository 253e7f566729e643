import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a box to its bottom whenever something new is said, and when the box changes its size, as it does over a phone's keyboard. */
export function useStayAtBottom(newest: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new is said.
  useEffect(() => {
    const { current: element } = box
    if (!element) return
    const scrollDown = () => {
      element.scrollTop = element.scrollHeight
    }
    scrollDown()
    const observer = new ResizeObserver(scrollDown)
    observer.observe(element)
    return () => observer.disconnect()
  }, [newest])
  return box
}
