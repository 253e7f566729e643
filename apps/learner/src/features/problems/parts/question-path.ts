import type { QuestionSummary } from '@app/contract/question/schemas'

/** Where a question is practised: one that is programmed has a page of its own. */
export const questionPath = ({ id, languages }: Pick<QuestionSummary, 'id' | 'languages'>): string =>
  `/problems/${languages.length > 0 ? 'code' : 'bagu'}/${id}`
