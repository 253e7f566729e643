import type { KnowledgePointDetail } from '@app/contract/knowledge-point/schemas'
import { READ_TO_END } from '@app/contract/knowledge-point/values'
import { type RefObject, useEffect, useState } from 'react'

/** Saved once scrolling has paused for so long. */
const PAUSE_MS = 1_000

/** Below it nothing was read, from the other on there is nothing left to go back to. In thousandths. */
const BEGUN = 50
const NEARLY_READ = 950

export interface ReadingPosition {
  /** How far one is now, in thousandths. */
  reached: number
  canReturn: boolean
  goBack: () => void
}

/**
 * Keeps how far a text has been read, and leads back there.
 * @param text what holds the rendered text
 */
export function useReadingPosition(
  text: RefObject<HTMLElement | null>,
  { id, readingPosition }: Pick<KnowledgePointDetail, 'id' | 'readingPosition'>,
  save: (id: number, position: number) => Promise<void>,
): ReadingPosition {
  const [from] = useState(readingPosition)
  const [hasMoved, setHasMoved] = useState(false)
  const [reached, setReached] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      if (text.current) void save(id, positionIn(text.current))
    }
    const look = () => {
      if (text.current) setReached(positionIn(text.current))
    }
    const handleScroll = () => {
      setHasMoved(true)
      look()
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    }
    look()
    document.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', handleScroll)
    }
  }, [text, id, save])

  const goBack = () => {
    if (!text.current) return
    const { top, height } = text.current.getBoundingClientRect()
    window.scrollBy({ top: top + (height * from) / READ_TO_END - window.innerHeight })
  }
  return { reached, canReturn: !hasMoved && from >= BEGUN && from < NEARLY_READ, goBack }
}

/** How much of an element is above the lower edge of the screen, in thousandths. */
function positionIn(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  const part = height === 0 ? 0 : (window.innerHeight - top) / height
  return Math.round(Math.min(Math.max(part, 0), 1) * READ_TO_END)
}
