import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { isIndented } from '../block-lines.ts'

/** Tags by which other editors lay out a text; what they enclose is kept. */
const layoutNames = 'details|summary|font|kbd|sup|sub|aside|center|u|mark|small|big'.split('|')
/** Those that are also written about; they lay out where they have attributes, as exported ones do. */
const boxNames = ['span', 'div', 'p']

const box = '(?:span|div|p)'
const boxStart = `${box}(?=\\s+[a-z-]+=)`
const tag = new RegExp(
  `<(?:br|/?(?:${layoutNames.join('|')})|${boxStart}|/${box}(?=>))(?:\\s[^<>]*)?/?>`,
  'iy',
)
const firstBox = new RegExp(`<${boxStart}`, 'i')
const boxEnd = new RegExp(`^</${box}>`, 'i')
const raised = /<(su[pb])>([^<\n]{1,100})<\/\1>/iy

const boxPlaces = new WeakMap<StateBlock | StateInline, number>()

/** @returns the layout tag that stands there, or an empty text */
function tagAt(state: StateBlock | StateInline, position: number): string {
  tag.lastIndex = position
  const [found = ''] = tag.exec(state.src) ?? []
  return boxEnd.test(found) && position < boxPlace(state) ? '' : found
}

/** Where the first box begins that has attributes: ends of boxes after it are ends of such. */
function boxPlace(state: StateBlock | StateInline): number {
  const known = boxPlaces.get(state)
  if (known !== undefined) return known
  const place = state.src.search(firstBox)
  boxPlaces.set(state, place < 0 ? Infinity : place)
  return boxPlace(state)
}

/** Whether a text that ends a draft may be the beginning of a layout tag. */
export function mayBecomeTag(end: string): boolean {
  const [, name, attributes] = /^<\/?([a-z]*)(\s[^<>]*)?\/?$/i.exec(end) ?? []
  if (name === undefined) return false
  const names = [...layoutNames, ...boxNames, 'br']
  return names.some((one) => (attributes ? one === name.toLowerCase() : one.startsWith(name.toLowerCase())))
}

function inlineTag(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '<') return false
  if (raisedText(state, silent)) return true
  const found = tagAt(state, state.pos)
  if (found === '' || state.pos + found.length > state.posMax) return false
  state.pos += found.length
  if (!/^<br/i.test(found)) return true
  if (!silent) state.push('hardbreak', 'br', 0)
  while (/[ \t]/.test(state.src[state.pos] ?? '')) state.pos += 1
  if (state.src[state.pos] === '\n') state.pos += 1
  return true
}

/** Without it 10<sup>5</sup> would be another number. */
function raisedText(state: StateInline, silent: boolean): boolean {
  raised.lastIndex = state.pos
  const [whole, name = '', text = ''] = raised.exec(state.src) ?? []
  if (whole === undefined || state.pos + whole.length > state.posMax) return false
  if (!silent) {
    state.push('raised_open', name.toLowerCase(), 1)
    state.push('text', '', 0).content = text
    state.push('raised_close', name.toLowerCase(), -1)
  }
  state.pos += whole.length
  return true
}

/** A line of nothing but tags is no paragraph. */
function tagLine(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  let position = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
  const end = state.eMarks[startLine] ?? 0
  if (isIndented(state, startLine) || state.src[position] !== '<') return false
  while (position < end) {
    const found = tagAt(state, position)
    if (found === '' || position + found.length > end) return false
    position += found.length
    while (state.src[position] === ' ') position += 1
  }
  if (!silent) state.line = startLine + 1
  return true
}

/** Known layout tags are left out and their text is kept; `<br>` breaks a line, also in a cell of a table. */
export function layoutTags(md: MarkdownIt): void {
  md.inline.ruler.before('autolink', 'layout_tag', inlineTag)
  md.block.ruler.before('reference', 'layout_line', tagLine, {
    alt: ['paragraph', 'reference', 'blockquote'],
  })
}
