import type { ImportChange } from '@app/contract/question-import/schemas'
import { z } from 'zod/mini'
import { nameOf } from '../kinds/kind.ts'

const fields = z.record(z.string(), z.unknown())
/** Rows that were planned by earlier versions do not say what they change. */
const planned = z.object({ changed: z._default(z.array(z.string()), []) })
const places = z.array(z.object({ parent: z.string(), slug: z.string() }))

/** The fields that name other items. */
const NAMING: ReadonlySet<string> = new Set(['related', 'questions', 'problems'])

/** The fields' names in the contract where a file calls them otherwise. */
const NAMES: Readonly<Record<string, string>> = { order: 'sortOrder' }

/** The fields of an item that a row's draft changes. */
export function changesOf(before: unknown, draft: unknown): ImportChange[] {
  const [old, wanted] = [fields.parse(before), fields.parse(draft)]
  return planned.parse(before).changed.map((field) => ({
    field: NAMES[field] ?? field,
    before: toShown(field, old[field]),
    after: toShown(field, wanted[field]),
  }))
}

function toShown(field: string, value: unknown): unknown {
  return NAMING.has(field) ? places.parse(value).map(nameOf) : value
}
