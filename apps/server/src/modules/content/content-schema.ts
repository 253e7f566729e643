import { difficulty } from '@app/contract'
import { z } from 'zod'

/** A question of the same bank (`deadlock`), or of another one (`mysql/deadlock`). */
const REFERENCE = /^(?:[a-z0-9-]+\/)?[a-z0-9-]+$/

const isUnique = (items: string[]) => new Set(items).size === items.length

// A refinement's message is a key of locales/<lng>/content.json; the rest is worded by what was refused.
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'unstorable')

const line = (max: number) => text(max).refine((value) => !value.includes('\n'), 'oneLine')
const order = z.int().min(0).max(1_000_000)

/** Front matter of `bank.md`. */
export const bankMatter = z.strictObject({
  name: line(60),
  description: line(300).default(''),
  group: line(30).default(''),
  order,
})

/** Front matter of a question's file. */
export const questionMatter = z.strictObject({
  title: line(200),
  difficulty: z.enum(difficulty.options),
  order,
  tags: z.array(line(40)).min(1).max(10).refine(isUnique, 'duplicate'),
  shortAnswer: text(2000),
  keyPoints: z
    .array(
      z.strictObject({
        text: line(300),
        weight: z.int().min(1).max(5),
        synonyms: z.array(line(60)).max(30).refine(isUnique, 'duplicate').default([]),
        followUp: line(300).default(''),
      }),
    )
    .min(1)
    .max(20),
  followUps: z.array(line(300)).max(20).default([]),
  related: z
    .array(line(200).refine((value) => REFERENCE.test(value), 'reference'))
    .max(20)
    .refine(isUnique, 'duplicate')
    .default([]),
})

/** What a question relates to, readable also where the rest is wrong. */
export const relatedMatter = z.object({ related: questionMatter.shape.related })

/** Most characters an answer may have. */
export const MAX_ANSWER = 100_000
