import { type ContentFormat, findMissing } from '@app/contract/content/format'
import { z } from 'zod/mini'
import { findUnstorable } from '../../../platform/http/find-unstorable.ts'
import { type Draft, toPlace } from './kind.ts'

const names = z.array(z.string())
const facts = z.object({
  status: z._default(z.nullable(z.string()), null),
  order: z._default(z.nullable(z.number()), null),
})

/** An item of what a file or a row says. @param parent what its names of items of its own kind stand in */
export function toDraft(format: ContentFormat, said: object, parent: string): Omit<Draft, 'absent'> {
  const fields: Record<string, unknown> = {}
  const draft: Omit<Draft, 'absent'> = {
    title: z.string().parse(Reflect.get(said, format.title)),
    fields,
    related: [],
    missing: findMissing(format, said),
    ...facts.parse(said),
  }
  for (const [field, value] of Object.entries(said)) {
    if (field in facts.shape || field === 'slug') continue
    const to = format.fields[field]?.to
    const placed = to === undefined ? value : names.parse(value).map((name) => toPlace(name, parent))
    if (to === format.kind)
      draft.related = z.array(z.object({ parent: z.string(), slug: z.string() })).parse(placed)
    else fields[field] = placed
  }
  return draft
}

/** What is wrong with what a file or a row says, and what of it no database can hold. */
export function issuesOf(error: z.core.$ZodError | undefined, said: unknown): z.core.$ZodIssue[] {
  const issues = error?.issues ?? []
  const found = findUnstorable(said)
  if (!found || issues.some(({ message }) => message === found.reason)) return issues
  return [...issues, { code: 'custom', message: found.reason, path: found.path, input: undefined }]
}
