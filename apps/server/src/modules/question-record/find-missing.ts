import type { FieldError, QuestionSnapshot } from '@app/contract'

/** What a question lacks to be published; messages are keys of `locales/<lng>/validation.json`. */
export function findMissing(question: QuestionSnapshot): FieldError[] {
  const required = ['tags', 'shortAnswer', 'answer', 'keyPoints'] as const
  return required
    .filter((field) => question[field].length === 0)
    .map((path) => ({ path, message: 'requiredToPublish' }))
}
