import { MAX_PAPER_ANSWER } from '@app/contract/paper/values'
import { rating } from '@app/contract/review/schemas'
import { z } from 'zod/mini'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'
import type { EntryContent } from './EntryDraft.ts'

const drafts = z.array(
  z.object({
    questionId: z.int(),
    version: z.int(),
    answer: z.string().check(z.maxLength(MAX_PAPER_ANSWER)),
    rating: z.nullable(rating),
    isFlagged: z.boolean(),
  }),
)

/** What was put down on this device and not stored yet. `version` is that of the entry it changes. */
export interface LocalDraft extends EntryContent {
  questionId: number
  version: number
}

/** Keeps what is not stored yet beyond a reload. */
export class PaperDrafts {
  readonly #storage: KeyValueStorage
  readonly #key: string

  constructor(storage: KeyValueStorage, userId: number, paperId: number) {
    this.#storage = storage
    this.#key = draftKey('paper', userId, paperId)
  }

  read(): LocalDraft[] {
    try {
      return drafts.parse(JSON.parse(this.#storage.getItem(this.#key) ?? '[]'))
    } catch {
      return []
    }
  }

  write(changed: readonly LocalDraft[]): void {
    if (changed.length === 0) this.#storage.removeItem(this.#key)
    else this.#storage.setItem(this.#key, JSON.stringify(changed))
  }
}
