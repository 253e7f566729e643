import type { ProgramLanguage } from '@app/contract/question-program/values'

/** Where the browser keeps the language that one wrote in last. */
export const CODE_LANGUAGE_KEY = 'code-language'

/** What each language is called, in every language of the site; SQL is PostgreSQL's. */
export const LANGUAGE_NAMES: Record<ProgramLanguage, string> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  sql: 'PostgreSQL',
}

/** What a block of markdown calls its code. */
export const FENCE_NAMES: Record<ProgramLanguage, string> = {
  javascript: 'js',
  typescript: 'ts',
  python: 'python',
  sql: 'sql',
}

/** Signs that a phone's keyboard hides. */
export const SYMBOLS: Record<ProgramLanguage, readonly string[]> = {
  javascript: ['{', '}', '(', ')', '[', ']', '=', '>', '.', ';', "'"],
  typescript: ['{', '}', '(', ')', '[', ']', '=', '>', ':', ';', '<'],
  python: ['(', ')', '[', ']', ':', '=', '_', '.', '{', '}', "'"],
  sql: ['*', ',', '(', ')', "'", '_', '=', '.', '>', '<', ';'],
}
