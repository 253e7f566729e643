import type { TagCount } from '@app/contract/question-bank/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** What can be asked about questions besides single ones. */
export interface QuestionMethods {
  /** The tags of published questions with their counts, of one bank or of all. */
  listTags: (bankId?: number) => Promise<TagCount[]>
}

export function createQuestionMethods({ questionBank }: Api): QuestionMethods {
  return {
    listTags: (bankId) => withHttpErrors(questionBank.tags(bankId === undefined ? {} : { bankId })),
  }
}
