import type { CheckedText } from '@app/contract/content/checked'
import { checkedLimits, splitSource, toSource } from '@app/contract/content/checked-values'
import { questionLimits } from '@app/contract/content/kinds/question-values'
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

/** Where a fact is written; both stand in one line where they are kept. */
const source = z
  .strictObject({ fact: anyLine(checkedLimits.source).default(''), source: line(checkedLimits.source) })
  .refine((value) => splitSource(toSource(value.fact, value.source)).source === value.source, 'sourceMark')
  .transform((value) => toSource(value.fact, value.source))
  .pipe(line(checkedLimits.source))

/** How an author checked the facts. */
export const checked = z
  .strictObject({
    date: z
      .string()
      .refine((value) => value === '' || z.iso.date().safeParse(value).success, 'day')
      .default(''),
    /** What the text holds for: `MySQL 8.4`. */
    versions: z.array(line(checkedLimits.version)).max(checkedLimits.versions).default([]),
    /** Where each default and number is written. */
    sources: z.array(source).max(checkedLimits.sources).default([]),
  })
  .prefault({})
  .transform(({ date, ...told }): CheckedText => ({ checkedDate: date, ...told }))

/** What an item relates to. */
export const related = z
  .array(line(200).refine((value) => REFERENCE.test(value), 'reference'))
  .max(questionLimits.related)
  .refine(isUnique, 'duplicate')
  .default([])

const QUESTION = /^[a-z0-9-]+\/[a-z0-9-]+$/

export const isQuestionPlace = (value: string) => QUESTION.test(value)

/** The questions that train an item: `mysql/deadlock`. */
export const questionPlaces = (max: number) =>
  z.array(line(200).refine(isQuestionPlace, 'reference')).max(max).refine(isUnique, 'duplicate').default([])
