import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'

const keyOf = (userId: number, questionId: number) => draftKey('recall', userId, questionId)

/** What a learner last tried to recall of a question on this device. */
export function readDraft(storage: KeyValueStorage, userId: number, questionId: number): string {
  return storage.getItem(keyOf(userId, questionId)) ?? ''
}

export function writeDraft(storage: KeyValueStorage, userId: number, questionId: number, text: string): void {
  if (text.trim() === '') storage.removeItem(keyOf(userId, questionId))
  else storage.setItem(keyOf(userId, questionId), text)
}
