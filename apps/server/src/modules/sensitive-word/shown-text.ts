import MarkdownIt, { type Token } from 'markdown-it'

/** What a reader sees of a text, and what they may follow. */
export interface ShownText {
  text: string
  /** Where in it code stands: beginnings and ends. */
  code: readonly (readonly [number, number])[]
  /** The addresses of its links and pictures. */
  targets: readonly string[]
}

const parser = new MarkdownIt({ linkify: true })
// As the sites render it: what is not written as an address is none.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

/** Ends a block: words do not go on beyond it. */
const BLOCK_END = '\u2029'

const TAG = /<\/?[a-z][^<>]{0,300}>/gi

/** A Markdown text as it is rendered: entities, escapes, links and emphasis are what they look like. */
export function shownText(source: string): ShownText {
  let text = ''
  const code: [number, number][] = []
  const targets: string[] = []
  const add = (content: string, isCode: boolean) => {
    if (isCode) code.push([text.length, text.length + content.length])
    text += content
  }
  const walk = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      const { type, content, children } = token
      const target = token.attrGet('href') ?? token.attrGet('src')
      if (target !== null) targets.push(String(target))
      if (children) walk(children)
      else if (type === 'softbreak' || type === 'hardbreak') add('\n', false)
      else if (token.tag === 'code') add(content, true)
      // A word is read around a tag, whether the tag is shown or not.
      else add(content.replace(TAG, ''), false)
      if (token.block && content !== '') add(BLOCK_END, false)
    }
  }
  walk(parser.parse(source, {}))
  return { text, code, targets }
}

/** Where code stands in the source of a Markdown text: what is in there is never rewritten. */
export function codeRanges(source: string): [number, number][] {
  const starts = lineStarts(source)
  return parser.parse(source, {}).flatMap(({ type, tag, map }): [number, number][] => {
    if (!map) return []
    const [start, end] = map.map((line) => starts[line] ?? source.length) as [number, number]
    if (tag === 'code') return [[start, end]]
    return type === 'inline' ? codeSpans(source, start, end) : []
  })
}

function lineStarts(source: string): number[] {
  const starts = [0]
  for (const { index } of source.matchAll(/\n/g)) starts.push(index + 1)
  return starts
}

/** A run of backticks opens a span that the next run of the same length closes. */
function codeSpans(source: string, start: number, end: number): [number, number][] {
  const runs = [...source.slice(start, end).matchAll(/\\`|`+/g)]
  const spans: [number, number][] = []
  for (let index = 0; index < runs.length; index += 1) {
    const opening = runs[index]
    if (!opening || opening[0].startsWith('\\')) continue
    const closing = runs.findIndex((run, at) => at > index && run[0] === opening[0])
    if (closing === -1) continue
    const last = runs[closing]
    spans.push([start + opening.index, start + (last?.index ?? 0) + opening[0].length])
    index = closing
  }
  return spans
}
