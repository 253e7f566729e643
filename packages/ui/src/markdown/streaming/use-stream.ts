import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MarkdownOptions } from '../markdown-options.ts'
import { useHighlighter } from '../use-highlighter.ts'
import { MarkdownStream } from './MarkdownStream.ts'

/**
 * Milliseconds between two looks of text that grows: an eye does not tell more of them apart, and each costs a frame,
 * the more the longer the text is.
 */
const paceOf = (text: string) => 50 + text.length / 100

/**
 * Shows text that grows in the content.
 * @returns a number that changes when formulas or diagrams have come, which are to be drawn
 */
export function useStream(
  content: RefObject<HTMLElement | null>,
  text: string,
  isStreaming: boolean,
  { labels, headingShift, idPrefix, ownImagesOnly }: MarkdownOptions,
): number {
  const [drawables, setDrawables] = useState(0)
  const shown = useRef<{ options: MarkdownOptions; stream: MarkdownStream }>(null)
  const lastTime = useRef(0)
  // Before there is code: the later it comes, the more has to be shown anew.
  const isHighlighted = useHighlighter(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: code is rendered otherwise when it can be highlighted.
  const options = useMemo(
    () => ({ labels, headingShift, idPrefix, ownImagesOnly }),
    [labels, headingShift, idPrefix, ownImagesOnly, isHighlighted],
  )

  const latest = useRef({ text, isStreaming, options })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    latest.current = { text, isStreaming, options }
    const show = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      lastTime.current = performance.now()
      const element = content.current
      const last = shown.current
      const next = latest.current
      if (!element || (last?.options === next.options && last.stream.update(next.text, !next.isStreaming)))
        return
      // The first text, another one, another language, or code that can be highlighted now.
      last?.stream.dispose()
      const stream = new MarkdownStream(element, next.options, () => setDrawables((count) => count + 1))
      shown.current = { options: next.options, stream }
      stream.update(next.text, !next.isStreaming)
    }
    const isPaced = isStreaming && shown.current?.options === options
    // A look that waits will be at this text.
    if (isPaced && timer.current !== undefined) return
    const rest = isPaced ? lastTime.current + paceOf(text) - performance.now() : 0
    if (rest <= 0) show()
    else timer.current = setTimeout(show, rest)
  }, [content, text, isStreaming, options])

  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
      shown.current?.stream.dispose()
      shown.current = null
    },
    [],
  )

  return drawables
}
