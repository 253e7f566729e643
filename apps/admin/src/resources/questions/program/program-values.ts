import { keptProgram, type QuestionProgram } from '@app/contract/question-program/schemas'

/** A new problem. */
export const emptyProgram: QuestionProgram = keptProgram.parse({ languages: ['javascript'] })

/** What an input may have emptied. */
interface TypedBound {
  is?: string | null
  why?: string | null
}
interface TypedComplexity {
  time?: TypedBound | null
  space?: TypedBound | null
}

/**
 * A problem as it is sent: what the form does not show, since the languages have no use for it, is left out, and so is
 * code that is empty.
 */
export function tidyProgram(program: QuestionProgram | null): QuestionProgram | null {
  if (program === null) return null
  const { languages, starters, solutions, wrongs, complexity } = program
  const isSql = languages.includes('sql')
  return {
    ...program,
    ...(isSql ? { entry: '', parameters: [], returns: '', changes: '', checker: '' } : { schema: '' }),
    complexity: tidyComplexity(complexity),
    starters: tidyCodes(starters, languages),
    solutions: tidyCodes(solutions, languages),
    wrongs: wrongs.filter(({ language }) => languages.includes(language)),
  }
}

function tidyCodes(
  codes: QuestionProgram['starters'],
  languages: QuestionProgram['languages'],
): QuestionProgram['starters'] {
  const written = languages.filter((language) => codes[language])
  return Object.fromEntries(written.map((language) => [language, codes[language]]))
}

const tidyBound = (bound: TypedBound | null | undefined) => ({ is: bound?.is ?? '', why: bound?.why ?? '' })

function tidyComplexity(typed: TypedComplexity | null): QuestionProgram['complexity'] {
  const [time, space] = [tidyBound(typed?.time), tidyBound(typed?.space)]
  const isEmpty = [time.is, time.why, space.is, space.why].every((text) => text.trim() === '')
  return isEmpty ? null : { time, space }
}
