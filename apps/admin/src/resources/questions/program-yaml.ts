import { arePrograms } from '@app/contract/question-program/cases'
import { questionProgram } from '@app/contract/question-program/schemas'
import { parse, stringify } from 'yaml'

/** What a form holds of a programming problem: what the contract knows, or what is not right yet, for the server to say where. */
export type ProgramValue = object | null

const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0)

/** A programming problem as one writes it: what is empty is left out, and cases stand as what they are. */
export function toYaml(value: ProgramValue): string {
  if (value === null) return ''
  const said = Object.entries(value)
    .filter(([, one]) => !isEmpty(one))
    .map(([field, one]) => [field, field === 'cases' ? casesOf(one) : one])
  return stringify(Object.fromEntries(said), { lineWidth: 0 })
}

function casesOf(cases: unknown): unknown {
  if (typeof cases !== 'string' || arePrograms(cases)) return cases
  try {
    return JSON.parse(cases)
  } catch {
    return cases
  }
}

/** @throws Error when it is no YAML of names and values */
export function fromYaml(text: string): ProgramValue {
  if (text.trim() === '') return null
  const value: unknown = parse(text, { prettyErrors: false })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(text.slice(0, 20))
  const cases: unknown = Reflect.get(value, 'cases')
  const said =
    typeof cases === 'object' && cases !== null ? { ...value, cases: JSON.stringify(cases) } : value
  return questionProgram.safeParse(said).data ?? said
}

/** Where in a problem the server found the first fault, and what it is: `limits.seconds`. */
export function findFault(error: unknown, path: readonly string[] = []): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '')
    return [path.join('.'), error.message].filter(Boolean).join(': ')
  for (const [field, inner] of Object.entries(error)) {
    const found = findFault(inner, [...path, field])
    if (found !== undefined) return found
  }
  return undefined
}
