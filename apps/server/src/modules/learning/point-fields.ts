import { checkedFields } from '../../platform/db/checked-fields.ts'
import type { Fields } from '../../platform/db/fields.ts'

/** Where each field of a knowledge point that somebody writes is stored; recall questions and links have tables of their own. */
export const pointFields = {
  title: { column: 'title', type: 'text' },
  summary: { column: 'summary', type: 'text' },
  minutes: { column: 'minutes', type: 'integer' },
  content: { column: 'content', type: 'text' },
  ...checkedFields,
} as const satisfies Fields
