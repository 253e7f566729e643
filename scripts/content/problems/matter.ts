import { z } from 'zod'
import { questionLimits } from '../../../packages/contract/src/content/kinds/question-values.ts'
import { frequency } from '../../../packages/contract/src/question/schemas.ts'

export const LANGUAGES = ['javascript', 'typescript', 'python', 'sql'] as const
const MOST_SECONDS = 10
const MOST_TEXT = 500
const MOST_ORDER = 1_000_000

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n\r]*$/, 'oneLine')
const isUnique = (items: readonly unknown[]) => new Set(items).size === items.length

const identifier = z.string().regex(/^[A-Za-z_]\w*$/)
const bound = z.strictObject({ is: line(MOST_TEXT), why: line(MOST_TEXT) })

/** Front matter of `problem.md`. */
export const problemMatter = z.strictObject({
  title: line(questionLimits.title),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  frequency: z.enum(frequency.options).default('common'),
  tags: z.array(line(questionLimits.tag)).min(1).max(questionLimits.tags).refine(isUnique, 'duplicate'),
  languages: z.array(z.enum(LANGUAGES)).min(1).refine(isUnique, 'duplicate'),
  entry: identifier.optional(),
  parameters: z.record(identifier, line(MOST_TEXT)).default({}),
  returns: line(MOST_TEXT).optional(),
  changes: identifier.optional(),
  compare: z.enum(['exact', 'unordered', 'unordered-deep', 'float']).optional(),
  limits: z.strictObject({ seconds: z.int().min(1).max(MOST_SECONDS) }).optional(),
  complexity: z.strictObject({ time: bound, space: bound }).optional(),
  followUps: z.array(line(questionLimits.followUp)).min(1),
  status: z.enum(['draft', 'published', 'archived']).optional(),
  order: z.int().min(0).max(MOST_ORDER),
})

export type ProblemMatter = z.infer<typeof problemMatter>

const name = line(MOST_TEXT).optional()
const callCase = z.strictObject({
  name,
  args: z.array(z.json()).optional(),
  generate: z.string().optional(),
  calls: z.array(z.tuple([z.string()], z.json())).optional(),
  expected: z.json(),
})
const sqlCase = z.strictObject({
  name,
  setup: z.string(),
  expected: z.strictObject({ columns: z.array(z.string()).min(1), rows: z.array(z.array(z.json())) }),
})

const LEAST_HIDDEN = 4
const listsOf = <S extends z.ZodType>(one: S) =>
  z.strictObject({ shown: z.array(one).min(1), hidden: z.array(one).min(LEAST_HIDDEN) })

/** `cases.yaml` of a problem in which a function or class is written. */
export const callCases = listsOf(callCase)
/** `cases.yaml` of a problem in SQL. */
export const sqlCases = listsOf(sqlCase)
