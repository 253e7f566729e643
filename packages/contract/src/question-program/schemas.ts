import { z } from 'zod/mini'
import { id, line, lines, requiredLine, unique } from '../common/schemas.ts'
import { type RunnerCases, withPlainJson } from './cases.ts'
import { checkCases } from './check-cases.ts'
import { COMPARISONS, programLimits as limits, MAX_CODE, PROGRAM_LANGUAGES } from './values.ts'

export const programLanguage = z.enum(PROGRAM_LANGUAGES)
export const programLanguages = z.array(programLanguage)

// The messages are keys of `locales/<lng>/validation.json`.
export const identifier = line(limits.name).check(z.regex(/^(?:[A-Za-z_]\w*)?$/, 'identifier'))
export const bound = z.strictObject({ is: requiredLine(limits.line), why: requiredLine(limits.line) })

export const programSeconds = z.int().check(z.minimum(1), z.maximum(limits.seconds))

/** Code keeps the blanks around it. */
const code = z.string().check(
  z.maxLength(MAX_CODE),
  z.regex(/^\P{Surrogate}*$/u, 'nulCharacter'),
  z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
)
const codes = z.strictObject({
  javascript: z.optional(code),
  typescript: z.optional(code),
  python: z.optional(code),
  sql: z.optional(code),
})
export type CodeByLanguage = z.output<typeof codes>

/** A programming problem as it is kept, which was checked when it was written. */
export const keptProgram = z.strictObject({
  languages: programLanguages.check(z.minLength(1), z.maxLength(PROGRAM_LANGUAGES.length), unique),
  /** The function or class that is to be written, as JavaScript spells it; empty for SQL. */
  entry: z._default(identifier, ''),
  parameters: z._default(
    z
      .array(z.strictObject({ name: identifier.check(z.minLength(1)), type: requiredLine(limits.line) }))
      .check(
        z.maxLength(limits.parameters),
        z.refine((items) => new Set(items.map(({ name }) => name)).size === items.length, 'duplicate'),
      ),
    [],
  ),
  /** Type of what the entry returns; empty where it returns nothing, or cases are programs. */
  returns: z._default(line(limits.line), ''),
  /** The parameter that is changed in place, and is the result; empty for none. */
  changes: z._default(identifier, ''),
  comparison: z._default(z.enum(COMPARISONS), 'exact'),
  limits: z._default(z.strictObject({ seconds: programSeconds }), {
    seconds: 5,
  }),
  complexity: z._default(z.nullable(z.strictObject({ time: bound, space: bound })), null),
  /** Markdown, as the next two. */
  statement: z._default(lines(limits.text), ''),
  examples: z._default(lines(limits.text), ''),
  constraints: z._default(lines(limits.text), ''),
  /** Markdown, one clearer than the other. */
  hints: z._default(z.array(lines(limits.hint).check(z.minLength(1))).check(z.maxLength(limits.hints)), []),
  starters: z._default(codes, {}),
  solutions: z._default(codes, {}),
  /** Solutions that fail a case each. */
  wrongs: z._default(
    z
      .array(z.strictObject({ language: programLanguage, code: code.check(z.minLength(1)) }))
      .check(z.maxLength(limits.wrongs)),
    [],
  ),
  /** JSON of `{ shown, hidden }`, as content/README.md says of `cases.yaml`, or the text of `cases.js`; empty for none. */
  cases: z._default(lines(limits.cases).check(z.overwrite(withPlainJson)), ''),
  /** A module of JavaScript that judges a result; empty for none. */
  checker: z._default(code, ''),
  /** Statements of SQL that make the tables. */
  schema: z._default(code, ''),
})
export type QuestionProgram = z.output<typeof keptProgram>

/** What makes a question a programming problem. */
export const questionProgram = keptProgram.check(checkCases)

/** Whether it says all that it has to say to be published. */
export function isProgramWhole({ statement, languages, solutions, cases }: QuestionProgram): boolean {
  return statement !== '' && cases !== '' && languages.every((language) => solutions[language]?.trim())
}

/** A programming problem as a learner gets it. */
export const questionProgramDetail = z.object({
  questionId: id,
  languages: programLanguages,
  /** As JavaScript spells it; Python spells functions and methods with underscores. Empty for SQL. */
  entry: z.string(),
  parameters: z.array(z.object({ name: z.string(), type: z.string() })),
  statement: z.string(),
  examples: z.string(),
  constraints: z.string(),
  hints: z.array(z.string()),
  limits: z.object({ seconds: z.int() }),
  complexity: z.nullable(z.object({ time: bound, space: bound })),
  starters: codes,
  solutions: codes,
  /** Of SQL: the statements that make the tables. */
  schema: z.string(),
  cases: z.custom<RunnerCases>((value) => typeof value === 'object' && value !== null && 'form' in value),
  /** The places of the cases that 运行 runs and a learner sees, 0-based; 提交 runs all. */
  shown: z.array(z.int()),
})
export type QuestionProgramDetail = z.output<typeof questionProgramDetail>
