import headings from './headings.json' with { type: 'json' }
import type { ProgramLanguage } from './values.ts'

/** The folder of `content/` in which a programming problem has a folder of its own: `problems/<bank>/<problem>/`. */
export const PROBLEMS_FOLDER = 'problems'
/** The file of the folder that holds what is said in words. */
export const PROBLEM_FILE = 'problem.md'

const ENDINGS: Record<ProgramLanguage, string> = {
  javascript: 'js',
  typescript: 'ts',
  python: 'py',
  sql: 'sql',
}

/** `solution.py` */
export const fileOf = (name: string, language: ProgramLanguage): string => `${name}.${ENDINGS[language]}`

/** The headings of the second level that part {@link PROBLEM_FILE}, in their order; what explains a problem is its answer. */
export const PROBLEM_HEADINGS = headings
export type ProblemPart = keyof typeof PROBLEM_HEADINGS

const HEADINGS: readonly string[] = Object.values(PROBLEM_HEADINGS).map((heading) => `## ${heading}`)

/** Whether a line of a text is one of the headings. */
export const hasHeading = (text: string): boolean =>
  text.split('\n').some((line) => HEADINGS.includes(line.trimEnd()))
