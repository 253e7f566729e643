import { keptProgram, type QuestionProgram } from '@app/contract/question-program/schemas'

/** A new problem. */
export const emptyProgram: QuestionProgram = keptProgram.parse({ languages: ['javascript'] })

/**
 * A problem as it is sent: what the form does not show, since the languages have no use for it, is left out.
 */
export function tidyProgram(program: QuestionProgram | null): QuestionProgram | null {
  if (program === null) return null
  const { languages, starters, solutions, wrongs } = program
  const isSql = languages.includes('sql')
  return {
    ...program,
    ...(isSql ? { entry: '', parameters: [], returns: '', changes: '', checker: '' } : { schema: '' }),
    starters: tidyCodes(starters, languages),
    solutions: tidyCodes(solutions, languages),
    wrongs: wrongs.filter(({ language }) => languages.includes(language)),
  }
}

function tidyCodes(
  codes: QuestionProgram['starters'],
  languages: QuestionProgram['languages'],
): QuestionProgram['starters'] {
  const written = languages.filter((language) => codes[language] !== undefined)
  return Object.fromEntries(written.map((language) => [language, codes[language]]))
}
