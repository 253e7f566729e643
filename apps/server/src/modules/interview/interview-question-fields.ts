import type { CheckedText } from '@app/contract/content/checked'
import type { InterviewQuestionText } from '@app/contract/interview-question/schemas'
import { checkedFields } from '../../platform/db/checked-fields.ts'
import type { Field } from '../../platform/db/fields.ts'

/** Where each field of an interview question is stored; the questions that train it have a table of their own. */
export const interviewQuestionFields = {
  title: { column: 'title', type: 'text' },
  topic: { column: 'topic', type: 'text' },
  difficulty: { column: 'difficulty', type: 'text' },
  minutes: { column: 'minutes', type: 'integer' },
  keyPoints: { column: 'key_points', type: 'jsonb' },
  isPersonal: { column: 'is_personal', type: 'boolean' },
  hint: { column: 'hint', type: 'text' },
  probes: { column: 'probes', type: 'text[]' },
  anchors: { column: 'anchors', type: 'jsonb' },
  redFlags: { column: 'red_flags', type: 'text[]' },
  variant: { column: 'variant', type: 'text' },
  answer: { column: 'answer', type: 'text' },
  ...checkedFields,
} as const satisfies Record<keyof (InterviewQuestionText & CheckedText), Field>
