import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useThemeMode } from '../../theme/use-theme-mode.ts'

/** How far below the screen a diagram is drawn ahead, so that it is there when the reader comes to it. */
const AHEAD = '50% 0px'

/**
 * Draws the ```mermaid blocks of the content that the reader comes near, anew when the theme changes. mermaid is loaded
 * only then: it keeps a phone busy for seconds.
 */
export function useDiagrams(content: RefObject<HTMLElement | null>, html: unknown): void {
  const { t } = useTranslation('ui')
  const mode = useThemeMode()

  // biome-ignore lint/correctness/useExhaustiveDependencies: new html means new elements.
  useEffect(() => {
    const blocks = content.current?.querySelectorAll<HTMLElement>('[data-diagram]') ?? []
    if (blocks.length === 0) return
    const labels = { diagram: t('diagram'), source: t('diagramSource'), close: t('close') }
    const stop = new AbortController()
    const draw = (block: HTMLElement) =>
      import('./show-diagram.ts').then(
        ({ showDiagram }) => showDiagram(block, mode, labels, stop.signal),
        // The source stays readable; a later text tries again.
        () => undefined,
      )
    // Once it is drawn the block is folded away below its picture.
    for (const block of blocks)
      whenNear(block.closest('.md-diagram') ?? block, () => void draw(block), stop.signal)
    return () => stop.abort()
  }, [content, html, mode, t])
}

/** Acts once, when an element is on the screen or a little below it. */
function whenNear(element: Element, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: AHEAD },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
