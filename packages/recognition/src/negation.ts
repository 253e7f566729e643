import { type Folded, GAP, isWordEdge, stretchAround, widestGap } from './fold.ts'
import type { Span } from './terms.ts'
import words from './words.json' with { type: 'json' }

/** A word of denial and the units it denies. */
interface Negation {
  word: Span
  scope: Span
}

/** How far a word of denial reaches, in units. */
const REACH = 12
/** How far behind its subject a denial stands that ends a clause. */
const MOST_BEHIND = 4

const anyOf = (list: readonly string[]): string => [...list].sort((a, b) => b.length - a.length).join('|')

const strong = new Set([...words.negators, ...words.latinNegators])
const NEGATORS = new RegExp(
  `(?<none>${anyOf(words.noNegators)})|(?<word>${anyOf([...strong, ...words.weakNegators])})`,
  'g',
)
const SCOPE_END = new RegExp(anyOf(words.scopeEnds))
const RELATIVE_END = new RegExp(words.relativeEnd)
const NEGATED_END = new RegExp(`(?:${anyOf(words.negatedEnds)})`, 'g')

/** The denials of a text. Their words end at the clause, at a word that turns the sentence, or out of reach. */
export function findNegations(folded: Folded): Negation[] {
  return [...findBefore(folded), ...findBehind(folded)]
}

/** The words that deny a place: an odd number of them, none a part of it; none when it is not denied. */
export function findDenial(negations: readonly Negation[], { start, end }: Span): readonly Span[] {
  const denying = negations
    .filter(({ scope }) => scope.start < end && start < scope.end)
    .map(({ word }) => word)
    .filter((word) => word.end <= start || word.start >= end)
  return denying.length % 2 === 1 ? denying : []
}

export function isNegated(negations: readonly Negation[], span: Span): boolean {
  return findDenial(negations, span).length > 0
}

/** 不是线程安全的 */
function findBefore(folded: Folded): Negation[] {
  const negations: Negation[] = []
  for (const { 0: found, index, groups } of folded.text.matchAll(NEGATORS)) {
    const word = { start: index, end: index + found.length }
    if (groups?.none !== undefined || !isWord(folded, word)) continue
    const reach = folded.text.slice(word.end, word.end + REACH)
    const limits = [clauseAt(folded, index).end - word.end, reach.search(SCOPE_END)]
    if (!strong.has(found)) limits.push(reach.search(RELATIVE_END))
    const length = Math.min(reach.length, ...limits.filter((limit) => limit >= 0))
    negations.push({ word, scope: { start: word.end, end: word.end + length } })
  }
  return negations
}

/** 可见性它保证不了 */
function findBehind(folded: Folded): Negation[] {
  const negations: Negation[] = []
  for (const { 0: found, index } of folded.text.matchAll(NEGATED_END)) {
    const word = { start: index, end: index + found.length }
    const clause = clauseAt(folded, index)
    if (clause.end - word.end > 1) continue
    const start = Math.max(clause.start, index - MOST_BEHIND)
    negations.push({ word, scope: { start, end: index } })
  }
  return negations
}

const clauseAt = (folded: Folded, index: number): Span => stretchAround(folded, index, GAP.clause)

function isWord(folded: Folded, { start, end }: Span): boolean {
  return isWordEdge(folded, start) && isWordEdge(folded, end) && widestGap(folded, start, end) < GAP.clause
}
