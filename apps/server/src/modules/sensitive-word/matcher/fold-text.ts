/** How much stands between a letter and the one before it. */
export const GAP = { none: 0, mark: 1, blank: 2, sentence: 3 } as const

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

/** The usual Chinese characters, which are folded to themselves. */
const [FIRST_HAN, LAST_HAN] = [0x4e00, 0x9fff]

/** What one character is folded to: letters, or a gap. */
type Piece = { letters: string; isLatin: boolean } | number

const pieces = new Map<string, Piece>()
/** There are no more characters than in some scripts together. */
const MOST_PIECES = 20_000

/** Folds a text to what is compared: `Ｖ．信`, `v 信` and `V\u200b信` are the same. */
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
    if (code >= FIRST_HAN && code <= LAST_HAN) {
      add(code, start, false)
      start += 1
      continue
    }
    const symbol = String.fromCodePoint(source.codePointAt(start) ?? 0)
    const end = start + symbol.length
    const piece = pieceOf(symbol)
    if (typeof piece === 'number') gap = Math.max(gap, piece)
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
  if (/[\n\r\u2028\u2029]/.test(symbol)) return GAP.sentence
  if (symbol === '\t') return GAP.blank
  const form = /\p{Script=Hangul}/u.test(symbol) ? 'NFKC' : 'NFKD'
  const shown = [...symbol.normalize(form).toLowerCase().normalize(form)].filter((one) => !UNSEEN.test(one))
  if (shown.length === 0) return GAP.none
  const letters = shown.filter((one) => LETTER.test(one)).join('')
  if (letters !== '') return { letters, isLatin: !BORDERLESS.test(letters) }
  if (shown.some((one) => SENTENCE.test(one))) return GAP.sentence
  return shown.some((one) => /\s/.test(one)) ? GAP.blank : GAP.mark
}
