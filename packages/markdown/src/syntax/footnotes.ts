/// <reference path="../markdown-it-footnote.d.ts" />
import type { MarkdownIt } from 'markdown-it'
import footnote from 'markdown-it-footnote'

/**
 * `[^1]` and `[^1]: text`. Notes stay where they are written, so that a text shown in parts, as it comes, reads like the
 * whole; `^[text]` is an expression more often than a note.
 */
export function footnotes(md: MarkdownIt): void {
  md.use(footnote)
  md.core.ruler.disable('footnote_tail')
  md.inline.ruler.disable('footnote_inline')
}
