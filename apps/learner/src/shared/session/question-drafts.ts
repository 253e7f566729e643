import type { KeyValueStorage } from '../browser-storage.ts'

const KINDS = [
  ...(['note', 'point-note', 'recall', 'paper', 'interview', 'comment', 'post'] as const),
  ...(['contribution', 'drawing', 'code', 'code-cases'] as const),
] as const

/** Where the browser keeps what a learner writes of a question, of a knowledge point, in a paper, in an interview as a comment or of a post (0: a new one) until it is saved; and what they program. */
export const draftKey = (kind: (typeof KINDS)[number], userId: number, id: number | string): string =>
  `${kind}-draft:${userId}:${id}`

/** Removes what a user wrote from a device that others may use next. */
export function removeDrafts(storage: KeyValueStorage, userId: number): void {
  const own = KINDS.map((kind) => draftKey(kind, userId, ''))
  for (const key of storage.keys()) if (own.some((start) => key.startsWith(start))) storage.removeItem(key)
}
