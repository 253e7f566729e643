import { countAhead, type Folded, GAP, widestGap } from './fold.ts'
import { findDenial, findNegations } from './negation.ts'
import type { Span } from './terms.ts'
import words from './words.json' with { type: 'json' }

/** A Latin word says as much as so many pairs of characters. */
const LATIN_WEIGHT = 2
const EMPTY = new Set(words.emptyCharacters)

/** What a text says, piece by piece: Latin words and pairs of Han characters, each with where it stands and whether it is denied. */
export interface Piece extends Span {
  name: string
  weight: number
}

/** @returns the pieces in their order */
export function piecesOf(folded: Folded): Piece[] {
  const negations = findNegations(folded)
  const pieces: Piece[] = []
  const add = (span: Span, name: string, weight: number) =>
    pieces.push({ ...span, name: findDenial(negations, span, [span]).length > 0 ? `-${name}` : name, weight })
  for (const { 0: word, index } of folded.text.matchAll(/[a-z0-9+.]+/g)) {
    if (/[a-z]/.test(word)) add({ start: index, end: index + word.length }, word, LATIN_WEIGHT)
  }
  for (let start = 0; start + 1 < folded.text.length; start += 1) {
    const name = folded.text.slice(start, start + 2)
    const isHan = /^\p{Script=Han}+$/u.test(name)
    const isEmpty = Array.from(name).some((char) => EMPTY.has(char))
    if (isHan && !isEmpty && widestGap(folded, start, start + 2) < GAP.item) {
      add({ start, end: start + 2 }, name, 1)
    }
  }
  return pieces.sort((a, b) => a.start - b.start)
}

/** What is denied where it should be said, or said where it should be denied. */
const oppositeOf = (name: string): string => (name.startsWith('-') ? name.slice(1) : `-${name}`)

/** What the opposite of a piece takes away, in the weight of the piece. */
const OPPOSITE_COST = 2

/** How much of what is to be said one stretch of a text says, at best. */
export interface Likeness {
  /** 0 to 1. */
  share: number
  span: Span
}

/** How many units a stretch has at most that is to say one thing. */
const STRETCH = 60

/**
 * Finds the stretch of an answer, within a sentence, that says most of a statement.
 * @param statement the pieces to be said, those that do not count left out
 * @returns null when nothing of it is said
 */
export function findLikest(
  folded: Folded,
  answer: readonly Piece[],
  statement: ReadonlyMap<string, number>,
): Likeness | null {
  const total = [...statement.values()].reduce((sum, weight) => sum + weight, 0)
  const said = answer.filter(({ name }) => statement.has(name) || statement.has(oppositeOf(name)))
  const weigh = (name: string) =>
    statement.get(name) ?? -OPPOSITE_COST * (statement.get(oppositeOf(name)) ?? 0)
  let best: Likeness | null = null
  for (const [place, first] of said.entries()) {
    const limit = first.start + 1 + countAhead(folded, first.start + 1, GAP.sentence, STRETCH)
    const names = new Set<string>()
    let end = first.end
    for (let next = place; next < said.length; next += 1) {
      const piece = said[next]
      if (!piece || piece.end > limit) break
      names.add(piece.name)
      end = piece.end
    }
    const share = [...names].reduce((sum, name) => sum + weigh(name), 0) / total
    if (!best || share > best.share) best = { share, span: { start: first.start, end } }
  }
  return best
}
