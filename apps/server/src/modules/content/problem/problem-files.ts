import { fileOf, PROBLEM_FILE } from '@app/contract/question-program/files'
import type { CodeByLanguage } from '@app/contract/question-program/schemas'
import type { ProgramLanguage } from '@app/contract/question-program/values'

/** The files of a problem's folder beside {@link PROBLEM_FILE}, by what they are. */
export interface ProblemFiles {
  starters: CodeByLanguage
  solutions: CodeByLanguage
  wrongs: { file: string; language: ProgramLanguage; code: string }[]
  cases: { file: string; text: string }[]
  checker: string
  schema: string
  /** Names that say nothing. */
  unknown: string[]
}

const WRONG = /^wrong-(\d{1,4})\.[a-z]+$/
const CHECKER = 'checker.js'
const SCHEMA = 'schema.sql'
const CASES: readonly string[] = ['cases.yaml', 'cases.js']

/** @param languages that the problem is written in: files of others are unknown */
export function sortFiles(
  parts: ReadonlyMap<string, string>,
  languages: readonly ProgramLanguage[],
): ProblemFiles {
  const codeOf = (name: string): CodeByLanguage =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const code = parts.get(fileOf(name, language))
        return code === undefined ? [] : [[language, code]]
      }),
    )
  const wrongs = [...parts]
    .flatMap(([file, code]) => {
      const number = WRONG.exec(file)?.[1]
      const language = languages.find((one) => file === fileOf(`wrong-${number}`, one))
      return number === undefined || !language ? [] : [{ number: Number(number), file, language, code }]
    })
    .sort((a, b) => a.number - b.number)
    .map(({ file, language, code }) => ({ file, language, code }))
  const cases = CASES.flatMap((file) => {
    const text = parts.get(file)
    return text === undefined ? [] : [{ file, text }]
  })
  const known = new Set([
    ...[PROBLEM_FILE, CHECKER, SCHEMA, ...CASES],
    ...languages.flatMap((language) => [fileOf('starter', language), fileOf('solution', language)]),
    ...wrongs.map(({ file }) => file),
  ])
  return {
    starters: codeOf('starter'),
    solutions: codeOf('solution'),
    wrongs,
    cases,
    checker: parts.get(CHECKER) ?? '',
    schema: parts.get(SCHEMA) ?? '',
    unknown: [...parts.keys()].filter((file) => !known.has(file)),
  }
}
