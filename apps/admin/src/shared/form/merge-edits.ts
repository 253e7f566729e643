import type { Values } from '../../data/rest-request.ts'

/** A record as two admins have it. */
export interface Versions {
  /** What both began with; empty where it is not known. */
  base: Values
  mine: Values
  theirs: Values
}

/** What becomes of a record that two admins have edited. */
export interface Merge {
  /** Each one's changes; mine where both changed the same field. */
  merged: Values
  /** Fields that both changed, each to something else. */
  asked: string[]
  /** Fields that only the other changed. */
  kept: string[]
}

/** Merges what two admins made of the same record, field by field. */
export function mergeEdits(fields: readonly string[], { base, mine, theirs }: Versions): Merge {
  const isSame = (a: Values, b: Values, field: string) =>
    JSON.stringify(a[field]) === JSON.stringify(b[field])
  const differing = fields.filter((field) => !isSame(mine, theirs, field))
  const kept = differing.filter((field) => isSame(mine, base, field))
  const asked = differing.filter((field) => !(isSame(mine, base, field) || isSame(theirs, base, field)))
  const merged = { ...mine, ...Object.fromEntries(kept.map((field) => [field, theirs[field]])) }
  return { merged, asked, kept }
}
