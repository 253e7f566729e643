import { emptyQuestionText, type QuestionText, questionTextFields } from '@app/contract/question/schemas'
import type { NewQuestion, QuestionChange, QuestionRecordDetail } from '@app/contract/question-record/schemas'
import { toKeyPoints } from '../../../shared/form/key-point-values.ts'

/** The values of a question's form. */
export type QuestionValues = Omit<NewQuestion, 'bankId' | 'slug'> & { bankId?: number; slug?: string }

export const emptyQuestion: QuestionValues = { ...emptyQuestionText, slug: '', relatedIds: [] }

/** react-hook-form's values hold the whole record; only the fields an admin edits are sent. */
type FormValues = Partial<QuestionRecordDetail>

/** The request for a new question; without a slug the server makes one. */
export function toNewQuestion({ slug, ...values }: FormValues): Partial<NewQuestion> {
  return { ...toDraft(values), ...(slug && { slug }) }
}

/** The request for an edited question. */
export function toQuestionChange({ id, version, slug, ...values }: FormValues): Partial<QuestionChange> {
  return { ...toDraft(values), ...(slug && { slug }), ...(id && { id }), ...(version && { version }) }
}

function toDraft({ bankId, relatedIds, ...values }: FormValues): Partial<NewQuestion> {
  const text = { ...emptyQuestionText }
  for (const field of questionTextFields) setField(text, field, values[field])
  const keyPoints = toKeyPoints(text.keyPoints)
  return { ...(bankId && { bankId }), ...text, keyPoints, relatedIds: relatedIds ?? [] }
}

/** An emptied input holds null. */
function setField<F extends keyof QuestionText>(
  text: QuestionText,
  field: F,
  value: QuestionText[F] | null | undefined,
): void {
  text[field] = value ?? text[field]
}
