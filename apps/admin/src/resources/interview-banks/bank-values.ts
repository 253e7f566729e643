import type {
  InterviewBankChange,
  InterviewBankDraft,
  InterviewBankRecord,
} from '@app/contract/interview-bank/schemas'

/** An emptied field of a form is null. */
type FormValues = { [F in keyof InterviewBankRecord]?: InterviewBankRecord[F] | null }

/** The fields an admin edits, in the order they are compared in. */
export const bankFields = [
  ...(['name', 'slug', 'description', 'groupName', 'level', 'minutes', 'sessionSize'] as const),
]

export const emptyBank = { level: 'any', minutes: 40, sessionSize: 10 } as const

/** The request for a new bank. */
export function toBankDraft(values: FormValues): InterviewBankDraft {
  return {
    slug: values.slug ?? '',
    name: values.name ?? '',
    description: values.description ?? '',
    groupName: values.groupName ?? '',
    level: values.level ?? emptyBank.level,
    minutes: values.minutes ?? 0,
    sessionSize: values.sessionSize ?? 0,
  }
}

/** The request for an edited bank. */
export function toBankChange({ id, version, ...values }: FormValues): Partial<InterviewBankChange> {
  return { ...toBankDraft(values), ...(id && { id }), ...(version && { version }) }
}
