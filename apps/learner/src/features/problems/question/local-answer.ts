import { pointCheck } from '@app/contract/question-answer/schemas'
import { z } from 'zod/mini'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'

const localAnswer = z.object({
  answer: z.string(),
  checks: z.array(pointCheck),
  /** When it was changed, as long as that is not stored. */
  unsavedTime: z.nullable(z.number()),
})
/** What a learner last recalled of a question, and how they checked it, as this device has it. */
export type LocalAnswer = z.output<typeof localAnswer>

/** Where this device keeps the answer to a question. */
export const localAnswerKey = (userId: number, questionId: number) => draftKey('recall', userId, questionId)

/** The answer on this device; null for none. Older versions kept the bare text. */
export function readLocalAnswer(storage: KeyValueStorage, key: string): LocalAnswer | null {
  const text = storage.getItem(key)
  if (text === null) return null
  try {
    return localAnswer.parse(JSON.parse(text))
  } catch {
    return { answer: text, checks: [], unsavedTime: 0 }
  }
}

/** An empty one that is stored leaves nothing behind. */
export function writeLocalAnswer(storage: KeyValueStorage, key: string, answer: LocalAnswer): void {
  if (answer.answer === '' && answer.unsavedTime === null) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(answer))
}
