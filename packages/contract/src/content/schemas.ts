import { z } from 'zod/mini'
import { id, line, time } from '../common/schemas.ts'
import { QUESTION_STATUSES } from './values.ts'

export const questionStatus = z.enum(QUESTION_STATUSES)

/** Names a parent or an item in files: small Latin letters, digits and `-`. */
export const slug = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9-]*$/, 'slug'))

/** A question that an item links to. `place` names it in files: `bank/slug`. */
export const placedQuestion = z.object({ id, title: z.string(), place: z.string() })

/** Of what one has read. */
export const version = z.int().check(z.positive())

/** A new item; without a slug one is made from its title. */
export const newOf = <S extends z.core.$ZodLooseShape>(draft: z.ZodMiniObject<S, z.core.$strict>) =>
  z.strictObject({ ...draft.shape, slug: z.optional(slug) })

/** A change of the version that one has read; absent fields stay. */
export const changeOf = <S extends z.core.$ZodLooseShape>(draft: z.ZodMiniObject<S, z.core.$strict>) =>
  z.strictObject({ ...z.partial(draft).shape, slug: z.optional(slug), id, version })

/** What is told of every item in an admin's list, beside what it says and what it stands in. */
export const itemFacts = {
  id,
  slug: z.string(),
  title: z.string(),
  status: questionStatus,
  sortOrder: z.int(),
  /** Grows with each edit. */
  version: z.int(),
  createTime: time,
  updateTime: time,
  /** When an admin last edited it; null for what only the importer wrote. */
  editTime: z.nullable(time),
}

/** What every item is told with, whatever its kind. */
export type ItemRecord = z.output<z.ZodMiniObject<typeof itemFacts>>

/** A version of an item, as it stands in its history. */
export const revisionFacts = {
  id,
  version: z.int(),
  title: z.string(),
  /** null: the importer, or an admin whose account is gone without a name. */
  editorName: z.nullable(z.string()),
  createTime: time,
}

/** What lists of items are filtered by, whatever their kind; each kind has more. */
export const itemFilters = {
  ids: z.optional(z.array(id).check(z.maxLength(100))),
  status: z.optional(questionStatus),
  keyword: z.optional(line(100)),
}

/**
 * A version of an item, and all that it said.
 * @param of the field that names the item: `{ knowledgePointId: id }`
 */
export function revisionSchemas<F extends z.core.$ZodLooseShape, S extends z.ZodMiniType>(
  of: F,
  snapshot: S,
) {
  const revision = z.object({ ...revisionFacts, ...of })
  return { of, revision, revisionDetail: z.object({ ...revision.shape, snapshot }) }
}
