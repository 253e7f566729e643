import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Pixels from the bottom that still count as the bottom. */
const NEAR = 48

interface StickToBottom {
  /** What scrolls. */
  box: RefObject<HTMLDivElement | null>
  /** What is in it, and grows. */
  content: RefObject<HTMLDivElement | null>
  isAtBottom: boolean
  scrollDown: () => void
}

/**
 * Keeps a box at its bottom while its content grows, until one scrolls up; at the bottom again it holds on again.
 * @param isWriting something new is being written there: its beginning is gone to
 */
export function useStickToBottom(isWriting: boolean): StickToBottom {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAtBottom, setAtBottom] = useState(true)
  const isStuck = useRef(true)

  const scrollDown = useCallback(() => {
    isStuck.current = true
    setAtBottom(true)
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [])

  useEffect(() => {
    const { current: element } = box
    const { current: inner } = content
    if (!element || !inner) return
    let lastTop = 0
    const handleScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = element
      const distance = scrollHeight - clientHeight - scrollTop
      // At the very bottom, or on the way there. Content that shrinks moves it upwards too, but to the bottom.
      if (distance < 2 || (scrollTop > lastTop && distance < NEAR)) isStuck.current = true
      else if (scrollTop < lastTop) isStuck.current = false
      lastTop = scrollTop
      setAtBottom(isStuck.current)
    }
    const observer = new ResizeObserver(() => {
      if (isStuck.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(inner)
    observer.observe(element)
    element.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', handleScroll)
    }
  }, [])

  useEffect(() => {
    if (isWriting) scrollDown()
  }, [isWriting, scrollDown])

  return { box, content, isAtBottom, scrollDown }
}
