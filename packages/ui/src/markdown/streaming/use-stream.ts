import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MarkdownOptions } from '../markdown-options.ts'
import { useHighlighter } from '../use-highlighter.ts'
import { MarkdownStream } from './MarkdownStream.ts'

/**
 * Milliseconds between two looks of text that grows: an eye does not tell more of them apart, and each costs a frame,
 * the more the longer the text is.
 */
const paceOf = (text: string) => 50 + text.length / 100

/** A look that took long, at a long block, is given so many times its milliseconds until the next. */
const rest = 8

/**
 * Shows text that grows in the content.
 * @returns a number that changes when formulas or diagrams have come, which are to be drawn
 */
export function useStream(
  content: RefObject<HTMLElement | null>,
  text: string,
  isStreaming: boolean,
  { labels, headingShift, idPrefix, ownImagesOnly, breaks }: MarkdownOptions,
): number {
  const [drawables, setDrawables] = useState(0)
  // Before there is code: the later it comes, the more has to be shown anew.
  const isHighlighted = useHighlighter(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: code is rendered otherwise when it can be highlighted.
  const options = useMemo(
    () => ({ labels, headingShift, idPrefix, ownImagesOnly, breaks }),
    [labels, headingShift, idPrefix, ownImagesOnly, breaks, isHighlighted],
  )
  const shown = useRef<{ options: MarkdownOptions; stream: MarkdownStream; dueAt: number }>(null)

  useLayoutEffect(() => {
    if (!content.current) return
    // The first text, another language, or code that can be highlighted now.
    if (shown.current?.options !== options)
      shown.current = { options, stream: new MarkdownStream(content.current, options), dueAt: 0 }
    const view = shown.current
    const show = () => {
      const start = performance.now()
      if (view.stream.update(text, !isStreaming)) setDrawables((count) => count + 1)
      view.dueAt = start + Math.max(paceOf(text), rest * (performance.now() - start))
    }
    const wait = isStreaming ? view.dueAt - performance.now() : 0
    if (wait <= 0) return show()
    const timer = setTimeout(show, wait)
    return () => clearTimeout(timer)
  }, [content, text, isStreaming, options])

  return drawables
}
