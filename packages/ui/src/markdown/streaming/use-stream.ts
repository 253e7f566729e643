import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MarkdownOptions } from '../markdown-options.ts'
import { useHighlighter } from '../use-highlighter.ts'
import { MarkdownStream } from './MarkdownStream.ts'

/**
 * Milliseconds between two looks of text that grows: an eye does not tell more of them apart, and each costs a frame,
 * the more the longer the text is.
 */
const paceOf = (text: string) => 40 + text.length / 160

/**
 * Shows text that grows in the content.
 * @returns a number that changes when formulas or diagrams have come, which are to be drawn
 */
export function useStream(
  content: RefObject<HTMLElement | null>,
  text: string,
  isStreaming: boolean,
  { labels, headingShift, idPrefix }: MarkdownOptions,
): number {
  const [drawables, setDrawables] = useState(0)
  const shown = useRef<{ options: MarkdownOptions; stream: MarkdownStream }>(null)
  const lastTime = useRef(0)
  // Before there is code: the later it comes, the more has to be shown anew.
  const isHighlighted = useHighlighter(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: code is rendered otherwise when it can be highlighted.
  const options = useMemo(
    () => ({ labels, headingShift, idPrefix }),
    [labels, headingShift, idPrefix, isHighlighted],
  )

  useLayoutEffect(() => {
    const show = () => {
      lastTime.current = performance.now()
      const element = content.current
      const last = shown.current
      if (!element || (last?.options === options && last.stream.update(text, !isStreaming))) return
      // The first text, another one, another language, or code that can be highlighted now.
      last?.stream.dispose()
      const stream = new MarkdownStream(element, options, () => setDrawables((count) => count + 1))
      shown.current = { options, stream }
      stream.update(text, !isStreaming)
    }
    const isPaced = isStreaming && shown.current?.options === options
    const rest = isPaced ? lastTime.current + paceOf(text) - performance.now() : 0
    if (rest <= 0) return show()
    const timer = setTimeout(show, rest)
    return () => clearTimeout(timer)
  }, [content, text, isStreaming, options])

  useLayoutEffect(
    () => () => {
      shown.current?.stream.dispose()
      shown.current = null
    },
    [],
  )

  return drawables
}
