import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MarkdownOptions } from '../markdown-options.ts'
import { useHighlighter } from '../use-highlighter.ts'
import { MarkdownStream } from './MarkdownStream.ts'

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
  // Before there is code: the later it comes, the more has to be shown anew.
  const isHighlighted = useHighlighter(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: code is rendered otherwise when it can be highlighted.
  const options = useMemo(
    () => ({ labels, headingShift, idPrefix }),
    [labels, headingShift, idPrefix, isHighlighted],
  )

  useLayoutEffect(() => {
    const element = content.current
    const last = shown.current
    if (!element || (last?.options === options && last.stream.update(text, !isStreaming))) return
    // The first text, another one, another language, or code that can be highlighted now.
    last?.stream.dispose()
    const stream = new MarkdownStream(element, options, () => setDrawables((count) => count + 1))
    shown.current = { options, stream }
    stream.update(text, !isStreaming)
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
