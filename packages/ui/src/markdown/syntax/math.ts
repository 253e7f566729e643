import type { MarkdownIt, RendererRule, StateBlock, StateInline } from 'markdown-it'
import { contextOf } from '../render-context.ts'

const dollar = '$'

/** A block that has not ended by then is text: an open `$$` must not cost a look at the whole rest. */
const mostLines = 200

/**
 * `$x$` in a line, as pandoc reads it: no space inside next to the dollars, no letter or digit outside next to them, so
 * that prices and shell variables stay text.
 */
function inlineMath(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== dollar) return false
  const rest = state.src.slice(state.pos, state.posMax)
  const match = /^(\${1,2})(?![\s$])((?:\\.|[^\\$])*(?:\\\S|[^\\$\s]))\1(?![\w$])/s.exec(rest)
  if (!match || /\w/.test(state.src[state.pos - 1] ?? '')) return false
  if (!silent) state.push('math_inline', '', 0).content = match[2] ?? ''
  state.pos += match[0].length
  return true
}

/** A paragraph between `$$` and `$$`, on one line or several. */
function blockMath(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const textOf = (line: number) => state.getLines(line, line + 1, state.blkIndent, false).trim()
  const first = textOf(startLine)
  if (!first.startsWith('$$')) return false

  let line = startLine
  let tex = first.slice(2)
  // No formula holds dollars: nobody looks past the line in which the next one could start.
  if (tex.includes('$$') && !tex.endsWith('$$')) return false
  while (!tex.endsWith('$$')) {
    line++
    if (line >= startLine + mostLines) return false
    if (line >= endLine) {
      const context = contextOf(state.env)
      context.undecidedLine = Math.min(context.undecidedLine, startLine)
      return false
    }
    if ((state.sCount[line] ?? 0) < state.blkIndent) return false
    const text = textOf(line)
    if (text.includes('$$') && !text.endsWith('$$')) return false
    tex += `\n${text}`
  }
  tex = tex.slice(0, -2).trim()
  if (!tex || tex.includes('$$')) return false
  if (silent) return true

  const token = state.push('math_block', '', 0)
  token.content = tex
  token.map = [startLine, line + 1]
  state.line = line + 1
  return true
}

/** Formulas as elements that hold their TeX, for the math renderer to replace. */
export function math(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  md.inline.ruler.after('escape', 'math_inline', inlineMath)
  md.block.ruler.after('blockquote', 'math_block', blockMath, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  const formula =
    (tag: string, end: string): RendererRule =>
    (tokens, index, _options, env) => {
      const mark = contextOf(env).isDraft ? 'data-math="draft"' : 'data-math'
      return `<${tag} class="md-math" ${mark}>${escapeHtml(tokens[index]?.content ?? '')}</${tag}>${end}`
    }
  md.renderer.rules.math_inline = formula('span', '')
  md.renderer.rules.math_block = formula('div', '\n')
}
