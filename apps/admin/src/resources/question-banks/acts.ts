import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

export interface QuestionBankActs {
  /** Moves a bank behind another one, or to the front (null). */
  reorderBank: (id: number, afterId: number | null) => Promise<unknown>
}

export function createQuestionBankActs({ questionBank }: Api): QuestionBankActs {
  return { reorderBank: (id, afterId) => withHttpErrors(questionBank.reorder({ id, afterId })) }
}
