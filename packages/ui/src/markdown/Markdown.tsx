import { useMemo, useRef } from 'react'
import { useDiagrams } from './diagram/use-diagrams.ts'
import './markdown.css'
import type { Mention } from './markdown-options.ts'
import { renderTrustedMarkdown } from './render-markdown.ts'
import { useCodeCopying } from './use-code-copying.ts'
import { useHighlighter } from './use-highlighter.ts'
import { useMarkdownLabels } from './use-markdown-labels.ts'
import { useMath } from './use-math.ts'
import { useMissingPictures } from './use-missing-pictures.ts'

/** What code that can be highlighted begins with. */
const hasFence = /```|~~~/

interface MarkdownProps {
  source: string
  /** How many levels headings go down; 1 when absent, so that `#` becomes h2. */
  headingShift?: number
  /** Stands before heading ids; needed when a page shows several texts with headings. */
  idPrefix?: string
  /** Pictures of other sites are shown as links. */
  ownImagesOnly?: boolean
  /** A single line end breaks the line, as where people type. */
  breaks?: boolean
  /** Users whose `@name` leads to their page; the same array as long as it says the same. */
  mentions?: readonly Mention[]
  className?: string
}

/** Markdown as it is shown everywhere: safe html, copy buttons, formulas and diagrams. */
export function Markdown(props: MarkdownProps) {
  const { source, headingShift, idPrefix, ownImagesOnly, breaks, mentions, className } = props
  const labels = useMarkdownLabels()
  const content = useRef<HTMLDivElement>(null)
  const isHighlighted = useHighlighter(hasFence.test(source))
  // React writes innerHTML anew whenever this object is another one, so it may only change with what it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: code is rendered otherwise when it can be highlighted.
  const html = useMemo(
    () => ({
      __html: renderTrustedMarkdown(source, {
        labels,
        headingShift,
        idPrefix,
        ownImagesOnly,
        breaks,
        mentions,
      }),
    }),
    [source, labels, headingShift, idPrefix, ownImagesOnly, breaks, mentions, isHighlighted],
  )
  const announcement = useCodeCopying(content)
  useMath(content, html)
  useDiagrams(content, html)
  useMissingPictures(content, labels.missingPicture)

  return (
    <>
      <div ref={content} className={className ? `md ${className}` : 'md'} dangerouslySetInnerHTML={html} />
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </>
  )
}
