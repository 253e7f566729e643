import { z } from 'zod/mini'
import { requiredLine } from '../common/schemas.ts'
import { bound, identifier, programLanguages, programSeconds, type QuestionProgram } from './schemas.ts'
import { COMPARISONS, programLimits as limits, USUAL_SECONDS } from './values.ts'

/** What the front matter of `problem.md` says beside what every question says: content/README.md. */
export const programMatter = z.strictObject({
  languages: programLanguages,
  entry: z.optional(identifier),
  /** The type of each parameter, by its name. */
  parameters: z.optional(z.record(z.string(), requiredLine(limits.line))),
  returns: z.optional(requiredLine(limits.line)),
  changes: z.optional(identifier),
  compare: z.optional(z.enum(COMPARISONS)),
  limits: z.optional(z.strictObject({ seconds: programSeconds })),
  complexity: z.optional(z.strictObject({ time: bound, space: bound })),
})
export type ProgramMatter = z.output<typeof programMatter>

/** What of a program its front matter says. */
export function fromMatter({ parameters = {}, compare, ...said }: ProgramMatter) {
  return {
    ...said,
    parameters: Object.entries(parameters).map(([name, type]) => ({ name, type })),
    ...(compare !== undefined && { comparison: compare }),
  }
}

const orNone = (text: string) => (text === '' ? undefined : text)

/** The opposite; what is empty or usual is undefined. */
export function toMatter(program: QuestionProgram): {
  [F in keyof ProgramMatter]: ProgramMatter[F] | undefined
} {
  const { languages, entry, parameters, returns, changes, comparison, complexity } = program
  const types = Object.fromEntries(parameters.map(({ name, type }) => [name, type]))
  return {
    languages,
    entry: orNone(entry),
    parameters: parameters.length > 0 ? types : undefined,
    returns: orNone(returns),
    changes: orNone(changes),
    compare: comparison === 'exact' ? undefined : comparison,
    limits: program.limits.seconds === USUAL_SECONDS ? undefined : program.limits,
    complexity: complexity ?? undefined,
  }
}
