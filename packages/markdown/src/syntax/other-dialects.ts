import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { lineAt } from '../block-lines.ts'

const contents = /^(?:\[{1,2}_?toc_?\]{1,2}|@\[toc\](?:\([^()]*\))?|\{:toc\}|\$\{toc\})$/i
const marked = /==(?![\s=])([^=\n]+)(?<!\s)==(?![\w=])/y

/** `:::info`, `:::` and the place of a table of contents: what they enclose is kept, and a container's title. */
function markupLine(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const line = lineAt(state, startLine)
  const title = line === undefined ? undefined : contents.test(line) ? '' : titleOf(line)
  if (title === undefined) return false
  if (silent) return true
  state.line = startLine + 1
  if (title === '') return true
  state.push('paragraph_open', 'p', 1).map = [startLine, startLine + 1]
  const inline = state.push('inline', '', 0)
  inline.content = title
  inline.children = []
  state.push('paragraph_close', 'p', -1)
  return true
}

/** What stands behind a container's kind and attributes; undefined for no container. */
function titleOf(line: string): string | undefined {
  if (!line.startsWith(':::')) return undefined
  const behindColons = line.replace(/^:+/, '').trimStart()
  const behindKind = behindColons.replace(/^[a-z][\w-]*/i, '').trimStart()
  return behindKind.replace(/^\{[^{}]*\}/, '').trim()
}

/** `==text==` of other editors; comparisons are not meant. */
function mark(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '=' || /[\w=]/.test(state.src[state.pos - 1] ?? '')) return false
  marked.lastIndex = state.pos
  const [whole = '', text = ''] = marked.exec(state.src) ?? []
  const { pos, posMax } = state
  if (whole === '' || pos + whole.length > posMax) return false
  if (!silent) {
    state.pos = pos + 2
    state.posMax = state.pos + text.length
    state.md.inline.tokenize(state)
    state.posMax = posMax
  }
  state.pos = pos + whole.length
  return true
}

/** Lines that only other editors understand. */
export function markupLines(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'markup_line', markupLine, {
    alt: ['paragraph', 'reference', 'blockquote'],
  })
}

/** Marked text is text. */
export function marks(md: MarkdownIt): void {
  md.inline.ruler.before('autolink', 'mark', mark)
}
