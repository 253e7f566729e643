import type { QuestionProgram } from '@app/contract/question-program/schemas'
import { z } from 'zod/mini'
import type { CaseRow } from './case-rows.ts'

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))
const call = z.tuple([z.string()], z.unknown())
const row = z.array(z.unknown())

/** What a case gives, as learners read it: a line each argument, or the object that is made and its methods called. */
export function givenText(
  { input, isMade, calls }: CaseRow,
  { entry, parameters }: Pick<QuestionProgram, 'entry' | 'parameters'>,
): string {
  const methods = linesOf(calls).map((line) => {
    const [method, ...values] = call.parse(JSON.parse(line))
    return `${method}(${values.map((value) => JSON.stringify(value)).join(', ')})`
  })
  if (isMade) return [input, ...methods].join('\n')
  const values = linesOf(input)
  if (methods.length > 0) return [`new ${entry}(${values.join(', ')})`, ...methods].join('\n')
  return values.map((value, place) => `${parameters[place]?.name ?? `#${place + 1}`} = ${value}`).join('\n')
}

/** The table that a query is to find, cell by cell; the first row names the columns. */
export function tableOf({ expected }: CaseRow): string[][] {
  const write = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return linesOf(expected).map((line) => row.parse(JSON.parse(line)).map(write))
}
