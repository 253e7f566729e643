import { arePrograms, callLists, sqlLists, withPlainJson } from '@app/contract/question-program/cases'

/** A case as the form shows it. What is JSON stands as it is typed, so that what is not right yet stays. */
export interface CaseRow {
  part: 'shown' | 'hidden'
  name: string
  /** The arguments, each a line of JSON; or an expression that makes them; of SQL: the statements that put in the rows. */
  input: string
  /** Whether the input is an expression. */
  isMade: boolean
  /** Of a class: its methods called, each with its arguments a line of JSON. */
  calls: string
  /** JSON; of SQL: the columns, and below them the rows, each a line. */
  expected: string
}

export type CaseCell = 'name' | 'input' | 'calls' | 'expected'
type CellFault = 'empty' | 'json' | 'call' | 'columns' | 'row'
type CellFaults = { [C in CaseCell]?: { key: CellFault; line: number } }

export const emptyRow: CaseRow = {
  part: 'hidden',
  name: '',
  input: '',
  isMade: false,
  calls: '',
  expected: '',
}

const PARTS = ['shown', 'hidden'] as const

const linesOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n')

/** The cases of a problem, row by row; null where they are programs, or no cases of its form. */
export function readRows(cases: string, isSql: boolean): CaseRow[] | null {
  if (cases === '') return []
  if (arePrograms(cases)) return null
  try {
    const value: unknown = JSON.parse(cases)
    return isSql ? readSql(value) : readCalls(value)
  } catch {
    return null
  }
}

function readSql(value: unknown): CaseRow[] {
  const lists = sqlLists.parse(value)
  return PARTS.flatMap((part) =>
    lists[part].map(({ name, setup, expected: { columns, rows } }) => ({
      ...emptyRow,
      part,
      name,
      input: setup,
      expected: linesOf([columns, ...rows]),
    })),
  )
}

function readCalls(value: unknown): CaseRow[] {
  const lists = callLists.parse(value)
  return PARTS.flatMap((part) =>
    lists[part].map(({ name, args = [], generate, calls = [], expected }) => ({
      part,
      name,
      input: generate ?? linesOf(args),
      isMade: generate !== undefined,
      calls: linesOf(calls),
      expected: JSON.stringify(expected),
    })),
  )
}

/** The opposite. Where a cell is no JSON, neither is the whole, and both stay as they were typed. */
export function writeRows(rows: readonly CaseRow[], isSql: boolean): string {
  if (rows.length === 0) return ''
  const write = isSql ? writeSql : writeCall
  const lists = PARTS.map((part) => {
    const written = rows.filter((row) => row.part === part).map(write)
    return `"${part}":[${written.join(',')}]`
  })
  return withPlainJson(`{${lists.join(',')}}`)
}

const splitLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
const writeName = ({ name }: CaseRow) => (name === '' ? [] : [`"name":${JSON.stringify(name)}`])

function writeCall(row: CaseRow): string {
  const calls = splitLines(row.calls)
  const fields = [
    ...writeName(row),
    row.isMade ? `"generate":${JSON.stringify(row.input)}` : `"args":[${splitLines(row.input).join(',')}]`,
    ...(calls.length > 0 ? [`"calls":[${calls.join(',')}]`] : []),
    `"expected":${row.expected}`,
  ]
  return `{${fields.join(',')}}`
}

function writeSql(row: CaseRow): string {
  const [columns = '', ...rows] = splitLines(row.expected)
  const expected = `{"columns":${columns},"rows":[${rows.join(',')}]}`
  return `{${[...writeName(row), `"setup":${JSON.stringify(row.input)}`, `"expected":${expected}`].join(',')}}`
}

/** What cannot be read of a row, by its cell; `line` is 1-based. Whether it fits the problem is for the contract to say. */
export function findCellFaults(row: CaseRow, isSql: boolean): CellFaults {
  if (isSql) return findTableFault(row)
  const input = row.isMade
    ? fault(row.input.trim() === '' ? 1 : 0, 'empty')
    : fault(findLine(row.input, isJson), 'json')
  const calls = fault(findLine(row.calls, isCall), 'call')
  const isEmpty = row.expected.trim() === ''
  const expected = isEmpty ? fault(1, 'empty') : fault(isJson(row.expected) ? 0 : 1, 'json')
  return { ...(input && { input }), ...(calls && { calls }), ...(expected && { expected }) }
}

function findTableFault({ expected }: CaseRow): CellFaults {
  const [columns] = splitLines(expected)
  if (columns === undefined) return { expected: { key: 'empty', line: 1 } }
  if (!isColumns(columns)) return { expected: { key: 'columns', line: 1 } }
  const found = fault(findLine(expected, isList), 'row')
  return found ? { expected: found } : {}
}

const fault = (line: number, key: CellFault) => (line === 0 ? undefined : { key, line })

/** The number of the first line that is not right; 0 for none. Empty lines count for nothing. */
const findLine = (text: string, isRight: (line: string) => boolean) =>
  splitLines(text).findIndex((line) => !isRight(line)) + 1

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isJson = (text: string) => parse(text) !== undefined
const isList = (text: string) => Array.isArray(parse(text))

function isCall(text: string): boolean {
  const value = parse(text)
  return Array.isArray(value) && typeof value[0] === 'string'
}

function isColumns(text: string): boolean {
  const value = parse(text)
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string')
}
