import { type Folded, fold, GAP, isWordEdge, widestGap } from './fold.ts'

/** Where something stands in a folded text: units from `start` up to `end`. */
export interface Span {
  start: number
  end: number
}

/** Between the parts of a term that may stand apart. */
const APART = '\u2026'
/** How many units may stand between them. */
const MOST_APART = 16

/** A way to say something: one part, or several that stand in this order in one sentence. */
export type Term = readonly string[]

/** Reads a synonym or near miss; `A…B` is A and, not far behind it in the same sentence, B. */
export function toTerm(written: string): Term {
  return written
    .split(APART)
    .map((part) => fold(part).text)
    .filter((part) => part !== '')
}

/** Where a text says a term; each find is the parts' spans in order. */
export function findTerm(folded: Folded, [first, ...others]: Term): Span[][] {
  if (first === undefined) return []
  return findPart(folded, first, { start: 0, end: folded.text.length }).flatMap((start) => {
    const spans = [start]
    for (const part of others) {
      const next = findNext(folded, part, spans.at(-1) ?? start)
      if (!next) return []
      spans.push(next)
    }
    return [spans]
  })
}

function findNext(folded: Folded, part: string, { start, end }: Span): Span | undefined {
  const near = { start: end, end: end + MOST_APART + part.length }
  return findPart(folded, part, near).find((span) => widestGap(folded, start, span.end) < GAP.sentence)
}

/** Latin words and numbers count when they are whole; nothing counts across the end of a clause. */
function findPart(folded: Folded, part: string, within: Span): Span[] {
  const spans: Span[] = []
  const text = folded.text.slice(within.start, within.end)
  for (let place = text.indexOf(part); place >= 0; place = text.indexOf(part, place + 1)) {
    const start = within.start + place
    const end = start + part.length
    const isWhole = isWordEdge(folded, start) && isWordEdge(folded, end)
    if (isWhole && widestGap(folded, start, end) < GAP.item) spans.push({ start, end })
  }
  return spans
}
