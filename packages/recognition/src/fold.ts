import { findMarks } from './markdown.ts'
import { NUMERALS, toArabic } from './numerals.ts'
import words from './words.json' with { type: 'json' }

/** How much a gap parts what stands on both sides of it. */
export const GAP = { none: 0, word: 1, item: 2, clause: 3, sentence: 4 } as const

/** A unit of a folded text: what it is compared as, and where it stands in the source. */
interface Unit {
  char: string
  start: number
  end: number
  /** One of GAP: what was left out before it. */
  gap: number
}

/** A text as it is compared: without marks, blanks and punctuation, in one case, width and spelling. */
export interface Folded {
  text: string
  units: readonly Unit[]
}

const SENTENCE = /[\u3002!?;\n]/
const CLAUSE = /[,:|\u2026\u2014\t]/
/** The enumeration comma. */
const ITEM = '\u3001'
const KEPT = /[\p{L}\p{N}+*#%&=<>]/u

const spellings = new Map(Object.entries(words.spellings))
const SPELLINGS = new RegExp([...spellings.keys()].join('|'), 'g')
const latin = new Map(Object.entries(words.latin))
/** The point of a decimal, as it is said. */
const SPOKEN_POINT = new RegExp(`(?<=\\d)${words.point}(?=\\d)`, 'g')

/** Folds a text, markdown or speech. */
export function fold(source: string): Folded {
  const words = replace(toUnits(source), /[a-z]+/g, (word, isWhole) => (isWhole && latin.get(word)) || word)
  const respelled = replace(words, SPELLINGS, (found) => spellings.get(found) ?? found)
  const numbered = replace(respelled, NUMERALS, toArabic)
  const result = replace(numbered, SPOKEN_POINT, () => '.')
  return { text: join(result), units: result }
}

/** Whether no Latin word or number is cut in two between a unit and the one before. */
export function isWordEdge({ units }: Folded, index: number): boolean {
  const [before, after] = [units[index - 1], units[index]]
  if (!before || !after || after.gap > GAP.none) return true
  const [left, right] = [kindOf(before.char), kindOf(after.char)]
  return left === null || right === null || left !== right
}

/** The widest gap between the units from `start` to `end`. */
export function widestGap({ units }: Folded, start: number, end: number): number {
  return units.slice(start + 1, end).reduce<number>((widest, { gap }) => Math.max(widest, gap), GAP.none)
}

/** How many units follow from `from` on, at most `most`, before a gap of at least `gap`. */
export function countAhead({ units }: Folded, from: number, gap: number, most: number): number {
  let count = 0
  while (count < most && (units[from + count]?.gap ?? gap) < gap) count += 1
  return count
}

/** How many units stand before `to`, at most `most`, behind the last gap of at least `gap`. */
export function countBehind({ units }: Folded, to: number, gap: number, most: number): number {
  let count = 0
  while (count < most && to - count > 0 && (units[to - count]?.gap ?? GAP.none) < gap) count += 1
  return count
}

/** What a unit is a part of: a Latin word or a number. */
function kindOf(char: string): 'letter' | 'digit' | null {
  if (/[a-z]/.test(char)) return 'letter'
  return /\d/.test(char) ? 'digit' : null
}

const join = (units: readonly Unit[]): string => units.map(({ char }) => char).join('')

function toUnits(source: string): Unit[] {
  const isMark = findMarks(source)
  const units: Unit[] = []
  let gap: number = GAP.none
  let start = 0
  for (const symbol of source) {
    const end = start + symbol.length
    const folded = isMark[start] ? '' : symbol.normalize('NFKC').toLowerCase()
    for (const char of folded) {
      const left = gapOf(char, source[start - 1], source[end])
      if (left === null) {
        for (const unit of char.split('')) {
          units.push({ char: unit, start, end, gap })
          gap = GAP.none
        }
      } else gap = Math.max(gap, left)
    }
    start = end
  }
  return units
}

/** @returns the gap that a character leaves; null for one that stays */
function gapOf(char: string, before: string | undefined, after: string | undefined): number | null {
  if (char === '.') {
    if (/\d/.test(before ?? '') && /\d/.test(after ?? '')) return null
    return /\S/.test(after ?? '') ? GAP.word : GAP.sentence
  }
  if (SENTENCE.test(char)) return GAP.sentence
  if (CLAUSE.test(char)) return GAP.clause
  if (char === ITEM) return GAP.item
  if (KEPT.test(char)) return null
  return char === '_' || char === "'" || char === '\u2019' ? GAP.none : GAP.word
}

/** Replaces what a pattern finds inside clauses; what stands instead keeps the place in the source. */
function replace(
  units: readonly Unit[],
  pattern: RegExp,
  replacementOf: (found: string, isWhole: boolean) => string,
): readonly Unit[] {
  if (join(units).search(pattern) < 0) return units
  return clausesOf(units).flatMap((clause) => {
    const folded = { text: join(clause), units: clause }
    const result: Unit[] = []
    let done = 0
    for (const { 0: found, index } of folded.text.matchAll(pattern)) {
      const end = index + found.length
      const replacement = replacementOf(found, isWordEdge(folded, index) && isWordEdge(folded, end))
      const [first, last] = [clause[index], clause[end - 1]]
      if (replacement === found || !first || !last) continue
      result.push(...clause.slice(done, index))
      for (const [place, char] of replacement.split('').entries()) {
        result.push({ char, start: first.start, end: last.end, gap: place === 0 ? first.gap : GAP.none })
      }
      done = end
    }
    return done === 0 ? clause : [...result, ...clause.slice(done)]
  })
}

function clausesOf(units: readonly Unit[]): Unit[][] {
  const clauses: Unit[][] = []
  for (const unit of units) {
    const last = clauses.at(-1)
    if (!last || unit.gap >= GAP.item) clauses.push([unit])
    else last.push(unit)
  }
  return clauses
}
