import type {
  QuestionBankChange,
  QuestionBankDraft,
  QuestionBankRecord,
} from '@app/contract/question-bank/schemas'

type FormValues = Partial<QuestionBankRecord>

/** The fields an admin edits, in the order they are compared in. */
export const bankFields = ['name', 'slug', 'groupName', 'description'] as const

/** The request for a new bank. An emptied field of a form is null. */
export function toBankDraft(values: FormValues): QuestionBankDraft {
  return {
    slug: values.slug ?? '',
    name: values.name ?? '',
    description: values.description ?? '',
    groupName: values.groupName ?? '',
  }
}

/** The request for an edited bank. */
export function toBankChange({ id, version, ...values }: FormValues): Partial<QuestionBankChange> {
  return { ...toBankDraft(values), ...(id && { id }), ...(version && { version }) }
}
