import { COMPANY_NAMES, FACT_WORDS } from '@app/contract/discussion/fact-words'

const factWords = Object.values(FACT_WORDS).flatMap((words) => Object.values(words).flat())
const literally = (word: string) => word.replace(/[.+]/g, '\\$&')
const anyOf = (words: readonly string[]) =>
  [...new Set(words)]
    .toSorted((a, b) => b.length - a.length)
    .map(literally)
    .join('|')
const FACT = new RegExp(anyOf(factWords.filter((word) => word.length > 1)), 'gi')
const COMPANY = new RegExp(anyOf(COMPANY_NAMES.flat().filter((name) => /\p{Script=Han}/u.test(name))), 'g')

/** What is typed of a post, such as its company, category and round in one run, as words of their own. */
export function withFactsApart(typed: string): string {
  const apart = typed.replace(FACT, ' $& ')
  return apart === typed ? typed : apart.replace(COMPANY, ' $& ')
}

/** Whether it asks for posts of a category, a round, an outcome. */
export const asksForFacts = (typed: string): boolean => withFactsApart(typed) !== typed
