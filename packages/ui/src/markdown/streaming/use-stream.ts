import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MarkdownOptions } from '../markdown-options.ts'
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
  const options = useMemo(() => ({ labels, headingShift, idPrefix }), [labels, headingShift, idPrefix])

  useLayoutEffect(() => {
    const element = content.current
    const last = shown.current
    if (!element || (last?.options === options && last.stream.update(text, !isStreaming))) return
    // The first text, another one, or another language.
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
