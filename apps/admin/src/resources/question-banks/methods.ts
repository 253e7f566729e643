import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

export interface QuestionBankMethods {
  /** Moves a bank behind another one, or to the front (null). */
  reorderBank: (id: number, afterId: number | null) => Promise<unknown>
}

export function createQuestionBankMethods({ questionBank }: Api): QuestionBankMethods {
  return { reorderBank: (id, afterId) => withHttpErrors(questionBank.reorder({ id, afterId })) }
}
