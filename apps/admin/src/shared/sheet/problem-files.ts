import { arePrograms } from '@app/contract/question-program/cases'
import { fileOf, PROBLEM_HEADINGS, type ProblemPart } from '@app/contract/question-program/files'
import type { QuestionProgram } from '@app/contract/question-program/schemas'
import { stringify } from 'yaml'

type File = [name: string, text: string]

/** The body of `problem.md`. @param answer what explains the problem */
export function problemBody({ statement, examples, constraints, hints }: QuestionProgram, answer: string) {
  const parts: Record<ProblemPart, string> = {
    ...{ statement, examples, constraints, answer },
    hints: hints.map((hint) => `- ${hint.replace(/\n(?=[^\n])/g, '\n  ')}`).join('\n'),
  }
  return Object.entries(PROBLEM_HEADINGS)
    .map(([part, heading]) => [heading, Reflect.get(parts, part)])
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => `## ${heading}\n\n${text}`)
    .join('\n\n')
}

/** The other files of a problem's folder. */
export function problemFiles(program: QuestionProgram): File[] {
  const { languages, starters, solutions, wrongs, checker, schema } = program
  return [
    ...languages.flatMap((language): File[] => [
      ...optional(fileOf('starter', language), starters[language]),
      ...optional(fileOf('solution', language), solutions[language]),
    ]),
    ...wrongs.map(({ language, code }, place): File => [fileOf(`wrong-${place + 1}`, language), code]),
    ...casesFile(program.cases),
    ...optional('checker.js', checker || undefined),
    ...optional('schema.sql', schema || undefined),
  ]
}

const optional = (name: string, text: string | undefined): File[] =>
  text === undefined ? [] : [[name, text]]

function casesFile(cases: string): File[] {
  if (cases === '') return []
  if (arePrograms(cases)) return [['cases.js', `${cases}\n`]]
  return [['cases.yaml', stringify(JSON.parse(cases), { lineWidth: 0 })]]
}
