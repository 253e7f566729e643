import type { KeyPoint, NewQuestion, QuestionChange, QuestionRecordDetail } from '@app/contract'

/** The values of a question's form. */
export type QuestionValues = Omit<NewQuestion, 'bankId' | 'slug'> & { bankId?: number; slug?: string }

export const emptyKeyPoint: KeyPoint = { text: '', weight: 3, synonyms: [], followUp: '' }

export const emptyQuestion: QuestionValues = {
  title: '',
  slug: '',
  difficulty: 'medium',
  tags: [],
  shortAnswer: '',
  answer: '',
  keyPoints: [],
  followUps: [],
  relatedIds: [],
}

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

function toDraft(values: FormValues): Partial<NewQuestion> {
  const { bankId, difficulty } = values
  return {
    ...(bankId && { bankId }),
    title: values.title ?? '',
    ...(difficulty && { difficulty }),
    tags: values.tags ?? [],
    shortAnswer: values.shortAnswer ?? '',
    answer: values.answer ?? '',
    keyPoints: (values.keyPoints ?? []).map(({ text, weight, synonyms, followUp }) => ({
      text: text ?? '',
      weight,
      synonyms: synonyms ?? [],
      followUp: followUp ?? '',
    })),
    followUps: values.followUps ?? [],
    relatedIds: values.relatedIds ?? [],
  }
}
