import type { QuestionBankChange, QuestionBankDraft, QuestionBankRecord } from '@app/contract'

type FormValues = Partial<QuestionBankRecord>

/** What an admin edits, as two versions are shown beside each other. */
export const bankFields = ['name', 'slug', 'groupName', 'description'] as const

/** What is sent of a new bank. An emptied field of a form is null. */
export function toBankDraft(values: FormValues): QuestionBankDraft {
  return {
    slug: values.slug ?? '',
    name: values.name ?? '',
    description: values.description ?? '',
    groupName: values.groupName ?? '',
  }
}

/** What is sent of a bank that was edited. */
export function toBankChange({ id, version, ...values }: FormValues): Partial<QuestionBankChange> {
  return { ...toBankDraft(values), ...(id && { id }), ...(version && { version }) }
}
