/** A Latin word, a number, or a run of Chinese characters. */
export interface Token {
  /** In lower case. */
  text: string
  isHan: boolean
  /** Where it stands in the folded text. */
  start: number
  end: number
  /** How it is written: the case tells where the parts of `ThreadPoolExecutor` begin. */
  written: string
}

const RUN = /\p{Script=Han}+|\P{Script=Han}+/gu

// C++, C#, .NET, Node.js and max_connections are one word each.
const LATIN = /\.?[\p{L}\p{N}]+(?:[._]+[\p{L}\p{N}]+)*(?:\+{1,2}|#)?/gu

// The operators that titles name: ==, ->, #{} and so on, and # or $ alone.
const SYMBOL = /===?|!==?|->|=>|::|&&|\|\||\?\?|\?\.|\.\.\.|(?<![A-Za-z\d])[#$](?:\{\})?(?![A-Za-z\d])/gu

/** The symbols of a folded text that are looked for like words; `$` is written the full-width one, since queries mark blocks by it. */
export const symbolsIn = (folded: string): string[] => [
  ...new Set(
    [...folded.matchAll(SYMBOL)].flatMap(({ 0: symbol }) => {
      const whole = symbol.replace('$', '\uff04')
      return symbol.endsWith('{}') ? [whole.slice(0, 1)] : [whole]
    }),
  ),
]

/** Longer ones are no words. */
const LONGEST = 64

/** The words of a folded text, in their order. */
export function tokenize(folded: string): Token[] {
  return [...folded.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    if (/^\p{Script=Han}/u.test(run)) return [toToken(run, index, true)]
    return [...run.matchAll(LATIN)].map(({ 0: word, index: within }) => toToken(word, index + within, false))
  })
}

function toToken(match: string, start: number, isHan: boolean): Token {
  const written = isHan ? match : match.slice(0, LONGEST)
  return { text: written.toLowerCase(), isHan, start, end: start + match.length, written }
}

/** Whether words with this between them are no one name: a blank or a hyphen parts none. */
export const isApart = (between: string): boolean => !/^[ -]?$/.test(between)

/** What joins two Latin words to one name as many write it: Spring Boot is springboot, Node.js nodejs, HTTP/2 http2. */
export const isJoin = (between: string): boolean => /^[ /.-]?$/.test(between)

/** How many places an index gives to a run of Chinese characters: one for each, and a gap so that no phrase spans two runs. */
export const placesOfRun = (run: string): number => [...run].length + 1

/** The pairs of neighbouring characters of a run. */
export function bigrams(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** A word that has digits, in its letters and digits: react and 19 of react19; null where it is one piece. */
export function partsOfGlued({ written, isHan }: Pick<Token, 'written' | 'isHan'>): string[] | null {
  if (isHan || !/\p{N}/u.test(written)) return null
  const parts = written.toLowerCase().match(/\p{N}+(?:\.\p{N}+)*|[^\p{N}._]+/gu) ?? []
  return parts.length > 1 && parts.length <= MOST_JOINED ? parts : null
}

/** A piece of a Latin word, and what stands between it and the piece before. */
interface Piece {
  text: string
  connector: string
}

// threadPool, HTTPServer, utf8mb4
const PIECE = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\P{L}\p{Lu}]+|\p{L}+|\p{N}+/gu

/** More pieces make no name: such as a commit's id. */
const MOST_PIECES = 8
/** All that neighbouring pieces make together is a word up to so many. */
const MOST_JOINED = 5

/**
 * The words that a reader sees in a Latin word, by the piece they begin with: `ThreadPoolExecutor` is found by thread,
 * threadpool, pool, executor and so on, `node.js` by node, js and .js.
 */
export function wordsIn({ written, text }: Token): string[][] {
  const pieces = piecesOf(written)
  if (pieces.length <= 1 || pieces.length > MOST_PIECES)
    return [[...new Set([text, pieces[0]?.text ?? text])]]
  return pieces.map((piece, first) => {
    const words = new Set(first === 0 ? [text] : [])
    let joined = ''
    for (const { text: next, connector } of pieces.slice(first, first + MOST_JOINED)) {
      joined += joined === '' ? next : `${connector}${next}`
      words.add(joined)
    }
    if (piece.connector.endsWith('.')) words.add(`.${piece.text}`)
    return [...words]
  })
}

function piecesOf(written: string): Piece[] {
  let end = 0
  return [...written.matchAll(PIECE)].map(({ 0: match, index }) => {
    const connector = written.slice(end, index)
    end = index + match.length
    return { text: match.toLowerCase(), connector }
  })
}
