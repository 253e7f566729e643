import { countAhead, countBehind, type Folded, GAP, isWordEdge, widestGap } from './fold.ts'
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

const opinions = new Set(words.opinions)
const strong = new Set([...words.negators, ...words.latinNegators, ...opinions])
const NEGATORS = new RegExp(
  `(?<none>${anyOf(words.noNegators)})|(?<word>${anyOf([...strong, ...words.weakNegators])})`,
  'g',
)
const SCOPE_END = new RegExp(anyOf(words.scopeEnds))
const CONDITIONS = new RegExp(anyOf(words.conditions), 'g')
const CONDITION_END = new RegExp(anyOf(words.conditionEnds))
const HEARSAY = new RegExp(anyOf(words.hearsay), 'g')
const HEARSAY_END = new RegExp(anyOf(words.hearsayEnds))
const RELATIVE_END = new RegExp(words.relativeEnd)
// 先删缓存这种说法不对 denies what stands before 这种说法.
const NEGATED_END = new RegExp(`(?:${words.rebutted})?(?:${anyOf(words.negatedEnds)})`, 'g')

/** The denials of a text, by the units they deny. */
export type Negations = ReadonlyMap<number, readonly Negation[]>

/** Words of denial reach to the end of the clause, to a word that turns the sentence, or as far as they may. */
export function findNegations(folded: Folded): Negations {
  const byUnit = new Map<number, Negation[]>()
  for (const negation of [...findBefore(folded), ...findBehind(folded)]) {
    for (let unit = negation.scope.start; unit < negation.scope.end; unit += 1) {
      const negations = byUnit.get(unit)
      if (negations) negations.push(negation)
      else byUnit.set(unit, [negation])
    }
  }
  return byUnit
}

/** The units that claim nothing of how it is: 如果先删缓存, 以前用轮询, 很多人先删缓存. */
export function findSupposed(folded: Folded): ReadonlySet<number> {
  return new Set([
    ...findUnitsAfter(folded, CONDITIONS, CONDITION_END),
    ...findUnitsAfter(folded, HEARSAY, HEARSAY_END),
  ])
}

/** The units from each of some words to the end of its clause, or to a word that turns the sentence. */
function findUnitsAfter(folded: Folded, opening: RegExp, turn: RegExp): number[] {
  return [...folded.text.matchAll(opening)].flatMap(({ 0: found, index }) => {
    const start = index + found.length
    const reach = folded.text.slice(start, start + countAhead(folded, start, GAP.clause, REACH))
    const turned = reach.search(turn)
    return Array.from({ length: turned < 0 ? reach.length : turned }, (_, place) => start + place)
  })
}

/**
 * The words that deny a place: an odd number of them; none when it is not denied.
 * @param own what belongs together with the place: the words of denial in it do not deny it
 */
export function findDenial(
  negations: Negations,
  { start, end }: Span,
  own: readonly Span[],
): readonly Span[] {
  const reaching = new Set<Span>()
  for (let unit = start; unit < end; unit += 1) {
    for (const { word } of negations.get(unit) ?? []) reaching.add(word)
  }
  const denying = [...reaching]
    // One that begins before the place denies it even where they overlap: 不保证 and 保证原子性.
    .filter((word) => word.start < start || word.end > end)
    .filter((word) => !own.some((part) => part.start <= word.start && word.end <= part.end))
  return denying.length % 2 === 1 ? denying : []
}

/** 不是线程安全的 */
function findBefore(folded: Folded): Negation[] {
  const negations: Negation[] = []
  for (const { 0: found, index, groups } of folded.text.matchAll(NEGATORS)) {
    const word = { start: index, end: index + found.length }
    if (groups?.none !== undefined || !isWord(folded, word)) continue
    const reach = folded.text.slice(word.end, word.end + countAhead(folded, word.end, GAP.clause, REACH))
    const limits = [reach.length, opinions.has(found) ? reach.search(HEARSAY_END) : findScopeEnd(reach)]
    const isStrong = strong.has(found)
    if (!isStrong) limits.push(reach.search(RELATIVE_END))
    // An item of an enumeration that denies for itself begins anew.
    const item = countAhead(folded, word.end, GAP.item, REACH)
    if (!isStrong || reach.slice(item).search(NEGATORS) >= 0) limits.push(item)
    const length = Math.min(...limits.filter((limit) => limit >= 0))
    negations.push({ word, scope: { start: word.end, end: word.end + length } })
  }
  return negations
}

/** Where a denial ends in what follows it; below zero when nothing ends it. */
function findScopeEnd(reach: string): number {
  // 不是只有一个 denies 只有一个, not 有一个.
  return reach.startsWith(words.only) ? words.only.length : reach.search(SCOPE_END)
}

/** 可见性它保证不了 */
function findBehind(folded: Folded): Negation[] {
  const negations: Negation[] = []
  for (const { 0: found, index } of folded.text.matchAll(NEGATED_END)) {
    const word = { start: index, end: index + found.length }
    if (countAhead(folded, word.end, GAP.clause, 2) > 1) continue
    const length = countBehind(folded, index, GAP.clause, MOST_BEHIND)
    negations.push({ word, scope: { start: index - length, end: index } })
  }
  return negations
}

function isWord(folded: Folded, { start, end }: Span): boolean {
  return isWordEdge(folded, start) && isWordEdge(folded, end) && widestGap(folded, start, end) < GAP.clause
}
