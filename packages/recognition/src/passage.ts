import type { Folded } from './fold.ts'
import type { Span } from './terms.ts'

/** A part of an answer: UTF-16 offsets in it, as written. */
export interface Passage {
  start: number
  end: number
}

/** Where a span of a folded text stands in its source. */
export function toPassage({ units }: Folded, { start, end }: Span): Passage {
  return { start: units[start]?.start ?? 0, end: units[end - 1]?.end ?? 0 }
}
