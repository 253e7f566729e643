import { z } from 'zod/mini'
import type { COMPARISONS } from './values.ts'

const json = z.json()
const name = z._default(z.string(), '')

const callCase = z.strictObject({
  name,
  args: z.optional(z.array(json)),
  generate: z.optional(z.string()),
  calls: z.optional(z.array(z.tuple([z.string()], json))),
  expected: json,
})

const sqlCase = z.strictObject({
  name,
  setup: z.string(),
  expected: z.strictObject({
    columns: z.array(z.string()).check(z.minLength(1)),
    rows: z.array(z.array(json)),
  }),
})

const listsOf = <S extends z.ZodMiniType>(one: S) =>
  z.strictObject({ shown: z.array(one), hidden: z.array(one) })

/** The cases of a problem in which a function or a class is written. */
export const callLists = listsOf(callCase)
/** The cases of a problem in SQL. */
export const sqlLists = listsOf(sqlCase)

type Comparison = (typeof COMPARISONS)[number]

/** Cases as `packages/runner` takes them. */
export type RunnerCases =
  | {
      form: 'calls'
      entry: string
      parameters: { name: string; type: string }[]
      returns?: string | undefined
      changes?: string | undefined
      comparison: Comparison
      checker?: string | undefined
      cases: z.output<typeof callCase>[]
    }
  | { form: 'programs'; entry: string; comparison: Comparison; source: string }
  | {
      form: 'sql'
      schema: string
      comparison: Exclude<Comparison, 'unordered-deep'>
      cases: z.output<typeof sqlCase>[]
    }

/** What the cases of a problem depend on. */
export interface CaseSource {
  languages: readonly string[]
  entry: string
  parameters: { name: string; type: string }[]
  returns: string
  changes: string
  comparison: Comparison
  checker: string
  schema: string
  cases: string
}

/** Whether cases are written as a module of JavaScript, not as JSON. */
export const arePrograms = (cases: string): boolean => /^\s*export\s+default\b/.test(cases)

const orNone = (text: string) => (text === '' ? undefined : text)

/**
 * The cases of a problem that was checked, as the runner takes them: those that are shown first, unless they are programs,
 * which say it themselves.
 */
export function toRunnerCases(source: CaseSource): RunnerCases {
  const { entry, parameters, returns, changes, comparison, checker, schema, cases } = source
  if (arePrograms(cases)) return { form: 'programs', entry, comparison, source: cases }
  if (source.languages.includes('sql')) {
    const { shown, hidden } = sqlLists.parse(JSON.parse(cases))
    const ofRows = comparison === 'unordered-deep' ? 'unordered' : comparison
    return { form: 'sql', schema, comparison: ofRows, cases: [...shown, ...hidden] }
  }
  const { shown, hidden } = callLists.parse(JSON.parse(cases))
  return {
    form: 'calls',
    entry,
    parameters,
    returns: orNone(returns),
    changes: orNone(changes),
    comparison,
    checker: orNone(checker),
    cases: [...shown, ...hidden],
  }
}

/** JSON as it is kept, so that the same cases are the same text; what is none stays. */
export function withPlainJson(cases: string): string {
  if (arePrograms(cases)) return cases
  try {
    return JSON.stringify(JSON.parse(cases), null, 2)
  } catch {
    return cases
  }
}
