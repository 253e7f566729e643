import type { ProgramLanguage } from '@app/contract/question-program/values'

/** What each language is called, in every language of the console; SQL is PostgreSQL's. */
export const LANGUAGE_NAMES: Record<ProgramLanguage, string> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  sql: 'PostgreSQL',
}
