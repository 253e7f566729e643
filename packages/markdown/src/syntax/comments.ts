import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { textUntil } from '../block-lines.ts'

const mark = { start: '<!--', end: '-->' }
const comment = /<!--(?:(?!<!--|-->)[\s\S])*-->/y

function inlineComment(state: StateInline): boolean {
  if (!state.src.startsWith(mark.start, state.pos)) return false
  comment.lastIndex = state.pos
  const [whole = ''] = comment.exec(state.src) ?? []
  if (whole === '' || state.pos + whole.length > state.posMax) return false
  state.pos += whole.length
  return true
}

function blockComment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (
    !state
      .getLines(startLine, startLine + 1, state.blkIndent, false)
      .trimStart()
      .startsWith(mark.start)
  )
    return false
  const found = textUntil(state, { start: startLine, end: endLine }, mark)
  if (!found) return false
  if (!silent) state.line = found.nextLine
  return true
}

/** Comments of html say nothing to a reader. */
export function comments(md: MarkdownIt): void {
  md.inline.ruler.before('autolink', 'comment', inlineComment)
  md.block.ruler.before('reference', 'comment_block', blockComment, {
    alt: ['paragraph', 'reference', 'blockquote'],
  })
}
