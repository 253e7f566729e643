import type { MarkdownIt, StateBlock } from 'markdown-it'
import { alertKindOf } from '../alert-kinds.ts'
import { lineAt } from '../block-lines.ts'

const title = /^\[!([a-z]+)\](.*)$/i

/** The first line of a quote that is an alert: its kind, or the title it gives itself. */
function alertTitle(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const quote = state.tokens.at(-1)
  if (silent || quote?.type !== 'blockquote_open') return false
  const [, word = '', rest = ''] = title.exec(lineAt(state, startLine) ?? '') ?? []
  // A sign says whether it is folded.
  const text = rest.replace(/^[+-]/, '').trim()
  const kind = alertKindOf(word)
  if (!kind) return false
  quote.attrJoin('class', `md-alert md-alert-${kind}`)
  state.push('alert_title_open', 'p', 1).attrSet('class', 'md-alert-title')
  if (text === '') state.push('alert_kind', '', 0).info = kind
  else {
    const inline = state.push('inline', '', 0)
    inline.content = text
    inline.children = []
  }
  state.push('alert_title_close', 'p', -1)
  state.line = startLine + 1
  return true
}

/** `> [!NOTE]` as quotes with a title. */
export function alerts(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'alert_title', alertTitle)
}
