import type { KeyValueStorage } from '../browser-storage.ts'

/** Where the browser keeps what a learner writes of a question or a knowledge point until it is saved. */
export const draftKey = (kind: 'note' | 'point-note' | 'recall', userId: number, id: number): string =>
  `${kind}-draft:${userId}:${id}`

/** Removes what a user wrote from a device that others may use next. */
export function removeDrafts(storage: KeyValueStorage, userId: number): void {
  const own = new RegExp(`^(note|point-note|recall)-draft:${userId}:`)
  for (const key of storage.keys()) if (own.test(key)) storage.removeItem(key)
}
