import type { KeyValueStorage } from '../browser-storage.ts'

/** Where the browser keeps what a learner writes of a question until it is saved. */
export const draftKey = (kind: 'note' | 'recall', userId: number, questionId: number): string =>
  `${kind}-draft:${userId}:${questionId}`

/** Removes what a user wrote from a device that others may use next. */
export function removeDrafts(storage: KeyValueStorage, userId: number): void {
  const own = new RegExp(`^(note|recall)-draft:${userId}:`)
  for (const key of storage.keys()) if (own.test(key)) storage.removeItem(key)
}
