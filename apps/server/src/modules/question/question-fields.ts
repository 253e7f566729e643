import type { QuestionSnapshot } from '@app/contract/content/kinds/question'
import type { QuestionText } from '@app/contract/question/schemas'
import { checkedFields } from '../../platform/db/checked-fields.ts'
import type { Field } from '../../platform/db/fields.ts'

/** Where what a question says in words is stored. */
export const questionTextFields = {
  title: { column: 'title', type: 'text' },
  difficulty: { column: 'difficulty', type: 'text' },
  frequency: { column: 'frequency', type: 'text' },
  isPersonal: { column: 'is_personal', type: 'boolean' },
  tags: { column: 'tags', type: 'text[]' },
  shortAnswer: { column: 'short_answer', type: 'text' },
  spokenAnswer: { column: 'spoken_answer', type: 'text' },
  answer: { column: 'answer', type: 'text' },
  keyPoints: { column: 'key_points', type: 'jsonb' },
  followUps: { column: 'follow_ups', type: 'jsonb' },
  answeredBy: { column: 'answered_by', type: 'text[]' },
  ...checkedFields,
} as const satisfies Record<keyof QuestionText, Field>

/**
 * Where each field is stored. What is written, kept in the history, compared, restored and read of a question is generated
 * from here, so that a new column is a line.
 */
export const questionFields = {
  ...questionTextFields,
  program: { column: 'program', type: 'jsonb' },
} as const satisfies Record<Exclude<keyof QuestionSnapshot, 'bankId' | 'slug' | 'relatedIds'>, Field>
