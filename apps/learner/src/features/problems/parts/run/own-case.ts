import type { RunnerCases } from '@app/contract/question-program/cases'

type CallCases = Extract<RunnerCases, { form: 'calls' }>
type SqlCases = Extract<RunnerCases, { form: 'sql' }>
type CallCase = CallCases['cases'][number]
type Json = NonNullable<CallCase['args']>[number]

/** Cases of one's own can be written where a case is data. */
export type OwnCases = CallCases | SqlCases

/** What is wrong with a case of one's own: a key of `code:own`, with what the sentence names. */
export interface OwnFault {
  key: 'badJson' | 'badType' | 'lineCount' | 'badCall' | 'empty' | 'reference'
  values: Record<string, string | number>
}

export type OwnRead<T> = { value: T; fault?: undefined } | { value?: undefined; fault: OwnFault }

/** Whether a class is written: its cases call its methods. */
export const hasCalls = ({ cases }: CallCases): boolean => cases.some(({ calls }) => calls !== undefined)

/** A case as one writes it: each argument a line of JSON; of a class, the calls below them; of SQL, what puts in the rows. */
export function writeOwnCase(cases: OwnCases, place: number): string {
  if (cases.form === 'sql') return cases.cases[place]?.setup.trim() ?? ''
  const { args = [], calls = [] } = cases.cases[place] ?? {}
  return [...args, ...calls].map((value) => JSON.stringify(value)).join('\n')
}

/** Reads the arguments of a case that somebody wrote. */
export function readOwnCall(cases: CallCases, text: string): OwnRead<Pick<CallCase, 'args' | 'calls'>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const values: Json[] = []
  for (const [place, line] of lines.entries()) {
    const value = parse(line)
    if (value === undefined) return { fault: { key: 'badJson', values: { line: place + 1 } } }
    values.push(value)
  }
  const { parameters } = cases
  const isClass = hasCalls(cases)
  const isFit = isClass ? values.length > parameters.length : values.length === parameters.length
  if (!isFit) {
    const names = parameters.map(({ name }) => name).join(', ')
    return { fault: { key: 'lineCount', values: { count: parameters.length, names } } }
  }
  const args = values.slice(0, parameters.length)
  const wrong = parameters.find(({ type }, place) => !isOfType(args[place], type))
  if (wrong) return { fault: { key: 'badType', values: { ...wrong } } }
  if (!isClass) return { value: { args } }
  const calls: [string, ...Json[]][] = []
  for (const [place, value] of values.slice(parameters.length).entries()) {
    const [method, ...given] = Array.isArray(value) ? value : []
    if (typeof method !== 'string') {
      return { fault: { key: 'badCall', values: { line: parameters.length + place + 1 } } }
    }
    calls.push([method, ...given])
  }
  return { value: { args, calls } }
}

function parse(line: string): Json | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Whether a value may be of a type of TypeScript; what is not known may be anything. */
function isOfType(value: Json | undefined, type: string): boolean {
  if (type === 'number' || type === 'string' || type === 'boolean') return typeof value === type
  if (type.endsWith('[]')) return Array.isArray(value)
  if (type === 'TreeNode') return Array.isArray(value)
  return type !== 'ListNode' || Array.isArray(value) || (typeof value === 'object' && value !== null)
}
