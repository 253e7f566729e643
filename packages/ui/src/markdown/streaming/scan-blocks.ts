import type { Token } from 'markdown-it'
import { contextOf, createEnv } from '../render-context.ts'
import { parser } from '../render-markdown.ts'

/** A block and where it stands in the text that was scanned, blank lines after it included. */
export interface ScannedBlock {
  /** The type of its first token. */
  type: string
  tokens: Token[]
  start: number
  end: number
  /** What follows cannot change where it ends. */
  isClosed: boolean
}

/** Where lines start in a text; one more for its end. */
export type LineStarts = readonly number[]

export interface Scan {
  text: string
  blocks: ScannedBlock[]
  lineStarts: LineStarts
  /** From here on more text may change what the lines are. */
  undecidedFrom: number
}

const labels = { copy: '', table: '' }

/** Splits text that ends with a whole line into its outermost blocks, without a look at what is in their lines. */
export function scanBlocks(text: string): Scan {
  const env = createEnv({ labels })
  const tokens: Token[] = []
  parser.block.parse(text, parser, env, tokens)
  const lineStarts = findLines(text)
  const offsetOf = (line: number) => lineStarts[line] ?? text.length
  const undecidedFrom = offsetOf(contextOf(env).undecidedLine)

  const blocks: ScannedBlock[] = []
  for (const token of tokens) {
    const last = blocks.at(-1)
    if (token.level > 0 || token.nesting < 0 || !token.map) {
      last?.tokens.push(token)
      continue
    }
    const start = offsetOf(token.map[0])
    if (last) closeAt(last, token, start, text, undecidedFrom)
    blocks.push({ type: token.type, tokens: [token], start, end: text.length, isClosed: false })
  }
  const last = blocks.at(-1)
  if (last && undecidedFrom === text.length) last.isClosed = isEnded(last, text)
  return { text, blocks, lineStarts, undecidedFrom }
}

/** Blocks that end by themselves, and those that a blank line ends. */
const selfEnding = new Set(['heading_open', 'hr', 'math_block'])
const endedByBlank = new Set(['paragraph_open', 'table_open', 'reference_definition'])

const blankEnd = /\n[ \t]*\n$/

/** Whether the last block of all is over. */
function isEnded({ type, start, tokens: [token] }: ScannedBlock, text: string): boolean {
  if (token?.type === 'fence' && token.map) {
    const [first, next] = token.map
    // A fence without its last line has one line more than its content.
    return next - first > token.content.split('\n').length
  }
  return selfEnding.has(type) || (endedByBlank.has(type) && blankEnd.test(text.slice(start)))
}

/** What a definition's title may go on with. */
const textual = new Set(['paragraph_open', 'heading_open', 'reference_definition', 'table_open'])

function closeAt(block: ScannedBlock, next: Token, end: number, text: string, undecidedFrom: number): void {
  const mayGoOn =
    block.type === 'reference_definition' &&
    textual.has(next.type) &&
    !blankEnd.test(text.slice(block.start, end))
  block.end = end
  block.isClosed = !mayGoOn && end <= undecidedFrom
}

function findLines(text: string): LineStarts {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}
