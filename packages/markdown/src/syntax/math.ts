import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { textUntil } from '../block-lines.ts'

const dollar = '$'

/** `\(x\)` and `\[x\]` in a line. */
const texFormula = /\\(?:\(((?:\\[^()[\]]|[^\\])+)\\\)|\[((?:\\[^()[\]]|[^\\])+)\\\])/y

/** Tells a formula from brackets that were escaped, as converters to Markdown write them. */
const looksLikeTex = /[\\^_={]/

const blockMarks = [
  { start: '$$', end: '$$' },
  { start: '\\[', end: '\\]' },
]

/**
 * `$x$` in a line, as pandoc reads it: no space inside next to the dollars, no letter or digit outside next to them, so
 * that prices and shell variables stay text.
 */
function inlineMath(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== dollar) return false
  const rest = state.src.slice(state.pos, state.posMax)
  const match = /^(\${1,2})(?![\s$])((?:\\.|[^\\$])+?)(?<!\s)\1(?![\w$])/s.exec(rest)
  if (!match || /\w/.test(state.src[state.pos - 1] ?? '')) return false
  if (!silent) state.push('math_inline', '', 0).content = match[2] ?? ''
  state.pos += match[0].length
  return true
}

/** The forms that models write; brackets behind a word are an index whose brackets were escaped. */
function texMath(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '\\') return false
  texFormula.lastIndex = state.pos
  const [whole = '', inParentheses, inBrackets = ''] = texFormula.exec(state.src) ?? []
  const tex = (inParentheses ?? inBrackets).trim()
  if (tex === '' || state.pos + whole.length > state.posMax) return false
  const before = state.src[state.pos - 1] ?? ''
  if (inParentheses === undefined && (!looksLikeTex.test(tex) || /[\w)\]]/.test(before))) return false
  if (!silent) state.push('math_inline', '', 0).content = tex
  state.pos += whole.length
  return true
}

/** A paragraph between `$$` and `$$` or `\[` and `\]`, on one line or several. */
function blockMath(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const first = state.getLines(startLine, startLine + 1, state.blkIndent, false).trim()
  const mark = blockMarks.find(({ start }) => first.startsWith(start))
  const formula = mark && textUntil(state, { start: startLine, end: endLine }, mark)
  if (!formula || formula.text === '') return false
  const { text, nextLine } = formula
  if (mark.start === '\\[' && nextLine === startLine + 1 && !looksLikeTex.test(text)) return false
  if (silent) return true

  const token = state.push('math_block', '', 0)
  token.content = text
  token.map = [startLine, nextLine]
  state.line = nextLine
  return true
}

/** Formulas as tokens that hold their TeX. */
export function math(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'tex_math', texMath)
  md.inline.ruler.after('escape', 'math_inline', inlineMath)
  md.block.ruler.after('blockquote', 'math_block', blockMath, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}
