import { z } from 'zod/mini'

/** Positive integer within 2^53. */
export const id = z.int().check(z.positive())
/** The same in a path or a query, where it is text. */
export const queryId = z.coerce
  .number<number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
export const pathId = z.strictObject({ id: queryId })

/** ISO 8601 in UTC. Databases know no year 0. */
export const time = z.iso.datetime().check(z.refine((value) => !value.startsWith('0000'), 'badFormat'))

export const done = z.literal(true)

// The messages are keys of `locales/<lng>/validation.json`.
const storable = z.regex(/^\P{Surrogate}*$/u, 'nulCharacter')

/** A text of at most so many characters, without blanks around it. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max), storable)

/** The same, whose lines end with `\n`, as they do in every file that it is exported to. */
export const lines = (max: number) => text(max).check(z.overwrite((value) => value.replace(/\r\n?/g, '\n')))

/** A text in one line. */
export const line = (max: number) => text(max).check(z.regex(/^[^\n\r]*$/, 'oneLine'))

/** Something that one can see: blanks, marks and characters without a shape alone are nothing. */
export const legible = z.regex(/[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u, 'required')

/** An address on the web, without a user before its host: what stands there passes for the host. */
export const WEB_ADDRESS = /^https?:\/\/[^\s/?#@"'<>\\]+(?:[/?#][^\s"'<>\\]*)?$/

/** A line that must not be empty. */
export const requiredLine = (max: number) => line(max).check(z.minLength(1))

/** Nothing twice. */
export const unique = z.refine<readonly unknown[]>(
  (items) => new Set(items).size === items.length,
  'duplicate',
)

/** A tag: full-width letters and runs of blanks count as their plain forms, characters without a shape as none. */
export const tag = (max: number) =>
  line(max).check(
    z.overwrite((value) =>
      value
        .normalize('NFKC')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
    legible,
  )

/** No tag twice, whatever its case. */
export const areUniqueTags = (tags: readonly string[]): boolean =>
  new Set(tags.map((one) => one.toLowerCase())).size === tags.length
export const uniqueTags = z.refine<readonly string[]>(areUniqueTags, 'duplicate')

/** What an act on several records is done to. */
export const manyIds = z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(100), unique) })

const pageFields = {
  current: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
  sortOrder: z.optional(z.enum(['ascend', 'descend'])),
}

/**
 * Body of a `page` call.
 * @param sortFields the fields one may sort by; any other is refused
 * @param filters the resource's own filters
 */
export function pageBody<const F extends readonly [string, ...string[]], S extends z.core.$ZodLooseShape>(
  sortFields: F,
  filters: S,
) {
  return z.strictObject({ ...pageFields, sortField: z.optional(z.enum(sortFields)), ...filters })
}

/** Data of a `page` answer. A page past the end has no records and the right total. */
export function pageOf<R extends z.ZodMiniType>(record: R) {
  return z.object({ records: z.array(record), total: z.int(), current: z.int(), pageSize: z.int() })
}

/** One page of a list. */
export interface Page<R> {
  records: R[]
  total: number
  current: number
  pageSize: number
}

const BASE64_GROWTH = 4 / 3
const PADDING = /={1,2}$/
const NOT_BASE64 = /[^A-Za-z0-9+/]/

/**
 * A pattern that repeats is not for megabytes: once much has been compiled in a process V8 optimises no further one, and
 * each character it repeats over then stays on a stack of 64 MB.
 */
const isBase64 = (text: string) => {
  const digits = text.replace(PADDING, '')
  return digits !== '' && !NOT_BASE64.test(digits)
}

/** The bytes of a file as text. @param tooLarge key of what is said of larger ones */
export const base64 = (maxBytes: number, tooLarge?: string) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(Math.ceil(maxBytes * BASE64_GROWTH) + 4, { error: tooLarge, abort: true }),
      z.refine(isBase64, 'badFormat'),
    )
