import type { Fields } from '../../../platform/db/fields.ts'

/** Where each field of a chapter that somebody writes is stored. */
export const chapterFields = {
  name: { column: 'name', type: 'text' },
  description: { column: 'description', type: 'text' },
  introduction: { column: 'introduction', type: 'text' },
} as const satisfies Fields
