import type { Fields } from '../../../platform/db/fields.ts'

/** Where each field of a knowledge point that somebody writes is stored; recall questions and links have tables of their own. */
export const pointFields = {
  title: { column: 'title', type: 'text' },
  summary: { column: 'summary', type: 'text' },
  minutes: { column: 'minutes', type: 'integer' },
  content: { column: 'content', type: 'text' },
} as const satisfies Fields

/** What a published knowledge point must not lack. */
const REQUIRED = ['summary', 'content', 'recall'] as const

/** The fields that are empty and must not be of a published knowledge point. */
export function findMissing(point: Record<(typeof REQUIRED)[number], { length: number }>): string[] {
  return REQUIRED.filter((field) => point[field].length === 0)
}
