import { z } from 'zod'

/** An item of the same parent (`deadlock`), or of another one (`mysql/deadlock`). */
export const REFERENCE = /^(?:[a-z0-9-]+\/)?[a-z0-9-]+$/

export const MOST_ORDER = 1_000_000

export const isUnique = (items: string[]) => new Set(items).size === items.length

// A refinement's message is a key of locales/<lng>/content.json; the rest is worded by what was refused.
export const anyText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'unstorable')

export const anyLine = (max: number) => anyText(max).refine((value) => !value.includes('\n'), 'oneLine')

export const line = (max: number) => anyLine(max).min(1)

export const order = z.int().min(0).max(MOST_ORDER)

/** What an item relates to. */
export const related = z
  .array(line(200).refine((value) => REFERENCE.test(value), 'reference'))
  .max(20)
  .refine(isUnique, 'duplicate')
  .default([])
