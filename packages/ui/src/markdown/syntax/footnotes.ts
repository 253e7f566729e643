import type { MarkdownIt, RendererRule, Token } from 'markdown-it'
import { contextOf } from '../render-context.ts'

const labelOf = (token: Token | undefined) => String(token?.meta?.label ?? '')

/** A number behind a word leads to the note, which stands where it was written. */
export function footnotes(md: MarkdownIt): void {
  const { escapeHtml } = md.utils

  const reference: RendererRule = (tokens, index, _options, env) => {
    const label = labelOf(tokens[index])
    const address = `#${contextOf(env).idPrefix}note-${encodeURIComponent(label)}`
    return `<sup><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></sup>`
  }
  const open: RendererRule = (tokens, index, _options, env) => {
    const label = labelOf(tokens[index])
    const id = `${contextOf(env).idPrefix}note-${label}`
    return `<div class="md-note" id="${escapeHtml(id)}"><span>${escapeHtml(label)}</span><div>`
  }
  md.renderer.rules.footnote_ref = reference
  md.renderer.rules.footnote_reference_open = open
  md.renderer.rules.footnote_reference_close = () => '</div></div>\n'
}
