import type { MarkdownIt, RendererRule } from 'markdown-it'
import { contextOf } from '../render-context.ts'

/** markdown-it aligns cells by style attributes, which the site's Content-Security-Policy refuses. */
const renderCell: RendererRule = (tokens, index, options, _env, renderer) => {
  const cell = tokens[index]
  const alignment = /^text-align:(center|right)$/.exec(String(cell?.attrGet('style') ?? ''))?.[1]
  if (cell) cell.attrs = alignment ? [['class', `md-${alignment}`]] : null
  return renderer.renderToken(tokens, index, options)
}

/** A head without text, such as the corner above the names of the rows, is a plain cell: it names nothing. */
const renderHead: RendererRule = (tokens, index, ...rest) => {
  const [open, text, close] = tokens.slice(index, index + 3)
  if (open && close && text?.content.trim() === '') {
    open.tag = 'td'
    close.tag = 'td'
  }
  return renderCell(tokens, index, ...rest)
}

/** Tables in a box of their own that scrolls sideways, also by keyboard. */
export function tables(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  md.renderer.rules.table_open = (_tokens, _index, _options, env) => {
    const label = escapeHtml(contextOf(env).labels.table)
    return `<div class="md-table" role="group" aria-label="${label}" tabindex="0"><table>\n`
  }
  md.renderer.rules.table_close = () => '</table></div>\n'
  md.renderer.rules.th_open = renderHead
  md.renderer.rules.td_open = renderCell
}
