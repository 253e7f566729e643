import { unguardCell } from '@app/contract/content/cells'
import { email, username } from '@app/contract/user/schemas'
import type { z } from 'zod/mini'

/** Somebody of a list, at a line of it, from 1. */
export interface ListedPerson {
  line: number
  username: string
  email: string
}

/** What is wrong with a line: a part is missing, or there are too many, or what a schema says of one of them. */
export type LineFault = { line: number } & (
  | { of: 'parts' }
  | { of: 'username' | 'email'; issue: z.core.$ZodIssue }
)

export interface PeopleList {
  people: ListedPerson[]
  faults: LineFault[]
}

/** What may stand between a name and an address; neither can hold any of them. */
const MARKS = ',\uff0c;\uff1b\t'
const BLANKS = '[^\\S\t]*'
const QUOTED = '"((?:[^"]|"")*)"'
const PLAIN = `([^"\\s${MARKS}][^${MARKS}]*)?`
const CELL = new RegExp(`${BLANKS}(?:${QUOTED}${BLANKS}|${PLAIN})(?:[${MARKS}]|$)`, 'uy')

/** What a first line may call its columns, in small letters. */
export interface Heads {
  username: readonly string[]
  email: readonly string[]
}

interface Columns {
  username: number
  email: number
}

/**
 * Reads a class list: a name and an e-mail a line, by commas, tabs or semicolons, as they are typed, pasted from a sheet
 * or saved as CSV. A first line that names the columns says where they are; then there may be others. Empty lines count
 * as lines and say nothing.
 */
export function readPeople(text: string, heads: Heads): PeopleList {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((source, index) => ({ line: index + 1, cells: cellsOf(source) }))
    .filter(({ cells }) => cells === null || cells.some((cell) => cell !== ''))
  const head = rows[0]?.cells ? columnsOf(rows[0].cells, heads) : null
  const list: PeopleList = { people: [], faults: [] }
  for (const { line, cells } of head ? rows.slice(1) : rows) {
    const person = cells && personOf(cells, head)
    if (!person) list.faults.push({ line, of: 'parts' })
    else {
      const faults = faultsOf(line, person)
      if (faults.length === 0) list.people.push({ line, ...person })
      list.faults.push(...faults)
    }
  }
  return list
}

/** The cells of a line without the empty ones at its end; null when a quote is not closed where a cell ends. */
function cellsOf(source: string): string[] | null {
  const cells: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < source.length) {
    const found = CELL.exec(source)
    if (!found) return null
    const [, quoted, plain = ''] = found
    cells.push(unguardCell((quoted?.replaceAll('""', '"') ?? plain).trim()))
  }
  while (cells.at(-1) === '') cells.pop()
  return cells
}

function columnsOf(cells: readonly string[], heads: Heads): Columns | null {
  const placeOf = (names: readonly string[]) => cells.findIndex((cell) => names.includes(cell.toLowerCase()))
  const columns = { username: placeOf(heads.username), email: placeOf(heads.email) }
  return columns.username === -1 || columns.email === -1 ? null : columns
}

/** null where a part is missing, or it is not clear which is which. */
function personOf(cells: readonly string[], head: Columns | null) {
  if (!head && cells.length !== 2) return null
  const { username: namePlace, email: emailPlace } = head ?? { username: 0, email: 1 }
  const person = { username: cells[namePlace] ?? '', email: cells[emailPlace] ?? '' }
  return person.username === '' || person.email === '' ? null : person
}

/** As the server will judge them. */
function faultsOf(line: number, person: { username: string; email: string }): LineFault[] {
  const schemas = { username, email }
  return (['username', 'email'] as const).flatMap((of) => {
    const issue = schemas[of].safeParse(person[of]).error?.issues[0]
    return issue ? [{ line, of, issue }] : []
  })
}
