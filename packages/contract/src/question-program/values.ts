/** What a programming problem may be written in. */
export const PROGRAM_LANGUAGES = ['javascript', 'typescript', 'python', 'sql'] as const
export type ProgramLanguage = (typeof PROGRAM_LANGUAGES)[number]

/** 编程题 · 问答题. */
export const QUESTION_FORMS = ['code', 'text'] as const
export type QuestionForm = (typeof QUESTION_FORMS)[number]

/** How a result is compared with what is expected; `packages/runner` says what each means. */
export const COMPARISONS = ['exact', 'unordered', 'unordered-deep', 'float'] as const

/** Characters of a learner's code; the runner refuses longer code too. */
export const MAX_CODE = 50_000

/** Seconds that a run may take where a problem does not say. */
export const USUAL_SECONDS = 5

/** How much a programming problem may say. */
export const programLimits = {
  text: 20_000,
  hints: 10,
  hint: 1_000,
  parameters: 20,
  name: 100,
  line: 500,
  seconds: 10,
  wrongs: 20,
  cases: 100_000,
} as const
