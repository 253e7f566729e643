import { emptyQuestionText, questionText } from '@app/contract/question/schemas'
import { z } from 'zod/mini'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'

/** Older drafts lack what questions did not say then. */
const keptText = z.pipe(
  z.transform((kept) => ({ ...emptyQuestionText, ...Object(kept) })),
  questionText,
)

const proposalDraft = z.object({
  // While it is written, a title may be empty.
  text: keptText,
  bankId: z.nullable(z.int()),
  reason: z.string(),
  source: z.string(),
  base: z.nullable(keptText),
  version: z.int(),
  key: z.string(),
})
export type ProposalDraft = z.output<typeof proposalDraft>

const keyOf = (userId: number, questionId: number) => draftKey('contribution', userId, questionId)

/** What somebody wrote of a question on this device and has not sent; 0 for a new question. */
export function readDraft(
  storage: KeyValueStorage,
  userId: number,
  questionId: number,
): ProposalDraft | null {
  const kept = storage.getItem(keyOf(userId, questionId))
  if (kept === null) return null
  try {
    return proposalDraft.parse(JSON.parse(kept))
  } catch {
    return null
  }
}

export function writeDraft(
  storage: KeyValueStorage,
  userId: number,
  questionId: number,
  draft: ProposalDraft,
): void {
  storage.setItem(keyOf(userId, questionId), JSON.stringify(draft))
}

export function removeDraft(storage: KeyValueStorage, userId: number, questionId: number): void {
  storage.removeItem(keyOf(userId, questionId))
}
