import { memo, type RefObject, useRef, useState } from 'react'
import { useDiagrams } from '../diagram/use-diagrams.ts'
import '../markdown.css'
import { useCodeCopying } from '../use-code-copying.ts'
import { useMarkdownLabels } from '../use-markdown-labels.ts'
import { useMath } from '../use-math.ts'
import { useMissingPictures } from '../use-missing-pictures.ts'
import { useStream } from './use-stream.ts'

interface StreamingMarkdownProps {
  /** All of the text so far. */
  text: string
  /** More text will follow. */
  isStreaming: boolean
  /** How many levels headings go down; 1 when absent, so that `#` becomes h2. */
  headingShift?: number
  /** Stands before heading ids; needed when a page shows several texts with headings. */
  idPrefix?: string
  /** Pictures of other sites are shown as links. */
  ownImagesOnly?: boolean
  /** A single line end breaks the line. */
  breaks?: boolean
  className?: string
}

/**
 * Markdown that is still being written: looks like Markdown, but text that is added costs little more than itself. It is
 * written by the browser alone; rendered on the server it is empty.
 */
export function StreamingMarkdown(props: StreamingMarkdownProps) {
  const { text, isStreaming, headingShift, idPrefix, ownImagesOnly, breaks, className } = props
  // What was seen being written keeps its way of being laid out: all of it anew at the end would take long.
  const [wasStreaming] = useState(isStreaming)
  const labels = useMarkdownLabels()
  const content = useRef<HTMLDivElement>(null)
  const options = { labels, headingShift, idPrefix, ownImagesOnly, breaks }
  const drawables = useStream(content, text, isStreaming, options)
  useMissingPictures(content, labels.missingPicture)

  return (
    <>
      <div
        ref={content}
        className={['md', wasStreaming && 'md-stream', className].filter(Boolean).join(' ')}
      />
      <Liveliness content={content} drawables={drawables} />
    </>
  )
}

interface LivelinessProps {
  content: RefObject<HTMLElement | null>
  drawables: number
}

/** Copying, formulas and diagrams: on its own, so that text that is added does not ask for them again. */
const Liveliness = memo(function Liveliness({ content, drawables }: LivelinessProps) {
  const announcement = useCodeCopying(content)
  useMath(content, drawables)
  useDiagrams(content, drawables)
  return (
    <span role="status" className="visually-hidden">
      {announcement}
    </span>
  )
})
