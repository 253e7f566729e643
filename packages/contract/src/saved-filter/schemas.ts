import { z } from 'zod/mini'
import { author } from '../common/author.ts'
import { id, requiredLine, time } from '../common/schemas.ts'
import { savedFilterLimits } from './values.ts'

/** A list of the console by its path: `interview/questions`. */
export const savedFilterList = z.string().check(z.regex(/^[a-z][a-z/-]{0,49}$/))

/** Which rows of a list are shown, and how. The console alone knows what its lists can be filtered by. */
export const savedFilterQuery = z
  .strictObject({
    filter: z.record(z.string().check(z.maxLength(50)), z.unknown()),
    sort: z.optional(
      z.strictObject({ field: z.string().check(z.maxLength(50)), order: z.enum(['ASC', 'DESC']) }),
    ),
    perPage: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  })
  .check(z.refine((query) => JSON.stringify(query).length <= savedFilterLimits.query, 'invalid'))
export type SavedFilterQuery = z.output<typeof savedFilterQuery>

export const newSavedFilter = z.strictObject({
  list: savedFilterList,
  name: requiredLine(savedFilterLimits.name),
  query: savedFilterQuery,
})
export type NewSavedFilter = z.output<typeof newSavedFilter>

/** Filters that an admin saved for all of them. */
export const savedFilterSchema = z.object({
  id,
  name: z.string(),
  query: savedFilterQuery,
  /** null: the account is gone. */
  creator: z.nullable(author),
  createTime: time,
})
export type SavedFilter = z.output<typeof savedFilterSchema>
