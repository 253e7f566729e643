import type { QuestionBankDraft } from '@app/contract/question-bank/schemas'
import type { Field } from '../../platform/db/fields.ts'

/** Where what a bank says is stored; its slug stands beside it. */
export const bankFields = {
  name: { column: 'name', type: 'text' },
  description: { column: 'description', type: 'text' },
  groupName: { column: 'group_name', type: 'text' },
} as const satisfies Record<Exclude<keyof QuestionBankDraft, 'slug'>, Field>
