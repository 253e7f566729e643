import { fold } from '../../../platform/search/fold.ts'
import { latinLookalike } from '../../../platform/text/lookalikes.ts'

/** How much stands between a letter and the one before it. */
export const GAP = { none: 0, mark: 1, blank: 2, line: 3, sentence: 4 } as const

/** A text as words are looked for in it: its letters and digits in one width and case, each with its place in the source. */
export interface FoldedText {
  /** UTF-16 code units. */
  codes: number[]
  starts: number[]
  /** One of GAP: what was left out before each. */
  gaps: number[]
  /** Whether it is part of a word that has borders, as Latin ones do and Chinese ones do not. */
  isLatin: boolean[]
}

const LETTER = /[\p{L}\p{N}\p{M}]/u
/** Marks that any letter may wear, and what cannot be seen. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]|(?=\p{M})\p{Script=Inherited}/u
const SENTENCE = /[!?;\u3002\uff61]/
const BORDERLESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The usual Chinese characters, and what each is folded to: 0 until it was met. */
const FIRST_HAN = 0x4e00
const folds = new Uint16Array(0x5200)

function foldHan(code: number): number {
  const known = folds[code - FIRST_HAN]
  if (known) return known
  const simple = fold(String.fromCharCode(code))
  const simplified = simple.length === 1 ? simple.charCodeAt(0) : code
  folds[code - FIRST_HAN] = simplified
  return simplified
}

/** What one character is folded to: letters, or a gap. */
type Piece = { letters: string; isLatin: boolean } | number

const pieces = new Map<string, Piece>()
/** There are no more characters than in some scripts together. */
const MOST_PIECES = 20_000

/** Folds a text to what is compared: `Ｖ．信`, `v 信` and `V\u200b信` are the same, and so are `詞` and `词`. */
export function foldText(source: string): FoldedText {
  const folded: FoldedText = { codes: [], starts: [], gaps: [], isLatin: [] }
  let gap: number = GAP.none
  const add = (code: number, start: number, isLatin: boolean) => {
    folded.codes.push(code)
    folded.starts.push(start)
    folded.gaps.push(gap)
    folded.isLatin.push(isLatin)
    gap = GAP.none
  }
  for (let start = 0; start < source.length; ) {
    const code = source.charCodeAt(start)
    if (code >= FIRST_HAN && code < FIRST_HAN + folds.length) {
      add(foldHan(code), start, false)
      start += 1
      continue
    }
    const symbol = String.fromCodePoint(source.codePointAt(start) ?? 0)
    const end = start + symbol.length
    const piece = pieceOf(symbol)
    // An empty line ends a sentence.
    if (piece === GAP.line && gap >= GAP.line) gap = GAP.sentence
    else if (typeof piece === 'number') gap = Math.max(gap, piece)
    else
      for (let index = 0; index < piece.letters.length; index += 1)
        add(piece.letters.charCodeAt(index), start, piece.isLatin)
    start = end
  }
  return folded
}

function pieceOf(symbol: string): Piece {
  const known = pieces.get(symbol)
  if (known !== undefined) return known
  const piece = toPiece(symbol)
  if (pieces.size < MOST_PIECES) pieces.set(symbol, piece)
  return piece
}

function toPiece(symbol: string): Piece {
  if (symbol === '\u2029') return GAP.sentence
  if (/[\n\r\u0085\u2028]/.test(symbol)) return GAP.line
  if (symbol === '\t') return GAP.blank
  const form = /\p{Script=Hangul}/u.test(symbol) ? 'NFKC' : 'NFKD'
  const shown = [...symbol.normalize(form).toLowerCase().normalize(form)].filter((one) => !UNSEEN.test(one))
  if (shown.length === 0) return GAP.none
  const letters = shown
    .filter((one) => LETTER.test(one))
    .map((one) => (BORDERLESS.test(one) ? fold(one) : latinLookalike(one)))
    .join('')
  if (letters !== '') return { letters, isLatin: !BORDERLESS.test(letters) }
  if (shown.some((one) => SENTENCE.test(one))) return GAP.sentence
  return shown.some((one) => /\s/.test(one)) ? GAP.blank : GAP.mark
}

/** Digits and signs that are typed in place of a Latin letter. */
const TYPED_FOR: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
/** Shorter words with digits are names of things: `a4`, `md5`; longer ones are no words. */
const [SHORTEST_DISGUISED, LONGEST_DISGUISED] = [4, 64]

/** The same text with the letters that digits within its words stand for; null when there are none. */
export function undisguise(folded: FoldedText): FoldedText | null {
  const codes = [...folded.codes]
  let isChanged = false
  for (let start = 0; start < codes.length; ) {
    let end = start + 1
    while (
      end < codes.length &&
      folded.isLatin[end] &&
      folded.isLatin[start] &&
      folded.gaps[end] === GAP.none
    )
      end += 1
    const isWord = end - start >= SHORTEST_DISGUISED && end - start <= LONGEST_DISGUISED
    const word = isWord ? String.fromCharCode(...codes.slice(start, end)) : ''
    const letters = word.match(/[a-z]/g)?.length ?? 0
    if (letters * 2 >= word.length && /\d/.test(word)) {
      for (let index = start; index < end; index += 1) {
        const letter = TYPED_FOR[String.fromCharCode(codes[index] ?? 0)]
        if (letter === undefined) continue
        codes[index] = letter.charCodeAt(0)
        isChanged = true
      }
    }
    start = end
  }
  return isChanged ? { ...folded, codes } : null
}
