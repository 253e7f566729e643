import { questionLimits } from '@app/contract/question-record/values'
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

/** A key point, of questions of any kind. */
export const keyPointMatter = z.strictObject({
  text: line(questionLimits.keyPoint),
  weight: z.int().min(1).max(5),
  followUp: anyLine(questionLimits.followUp).default(''),
  misconception: anyLine(questionLimits.misconception).default(''),
})

/** How an author checked the facts; for `content:check`, the site keeps nothing of it. */
export const checked = z
  .strictObject({
    date: z.iso.date(),
    /** What the text holds for: `MySQL 8.4`. */
    versions: z.array(line(100)).min(1).max(20),
    /** Where each default and number is written. */
    sources: z
      .array(z.strictObject({ fact: line(300), source: line(500) }))
      .min(1)
      .max(40),
  })
  .optional()

/** What an item relates to. */
export const related = z
  .array(line(200).refine((value) => REFERENCE.test(value), 'reference'))
  .max(questionLimits.related)
  .refine(isUnique, 'duplicate')
  .default([])
