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
  const found: Span[][] = []
  for (const start of findPart(folded, first)) {
    const spans = [start]
    for (const part of others) {
      const last = spans.at(-1)
      const next = last && findPart(folded, part, last.end).find((span) => isNear(folded, last, span))
      if (!next) break
      spans.push(next)
    }
    if (spans.length === others.length + 1) found.push(spans)
  }
  return found
}

function isNear(folded: Folded, before: Span, after: Span): boolean {
  return (
    after.start - before.end <= MOST_APART &&
    widestGap(folded, before.end - 1, after.start + 1) < GAP.sentence
  )
}

/** Latin words and numbers count when they are whole; nothing counts across the end of a clause. */
function findPart(folded: Folded, part: string, from = 0): Span[] {
  const spans: Span[] = []
  for (
    let start = folded.text.indexOf(part, from);
    start >= 0;
    start = folded.text.indexOf(part, start + 1)
  ) {
    const end = start + part.length
    const isWhole = isWordEdge(folded, start) && isWordEdge(folded, end)
    if (isWhole && widestGap(folded, start, end) < GAP.item) spans.push({ start, end })
  }
  return spans
}
