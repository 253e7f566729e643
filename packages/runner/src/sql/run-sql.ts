import { PGlite, type PGliteOptions, type Results, types } from '@electric-sql/pglite'
import type { Json, SqlCase, SqlCases, Table } from '../problem.ts'
import {
  type CaseResult,
  isWanted,
  MOST_CODE,
  type Report,
  type RunEnd,
  type RunRequest,
  type Trouble,
} from '../run.ts'
import { compare, compareUnordered } from '../values/compare.ts'
import { inspect } from '../values/inspect.ts'

const SYNTAX_ERROR = '42601'
/** More rows than these are not shown. */
const MOST_ROWS = 200

const asText = (text: string): string => text
const PARSERS = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: asText,
  [types.TIME]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
}

/** Opens an empty database in memory. */
export function openDatabase(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, parsers: PARSERS })
}

/** Runs statements, each case in a transaction of its own that leaves nothing behind. */
export async function runSql(database: PGlite, request: RunRequest, report: Report): Promise<RunEnd> {
  const { cases, code } = request
  if (cases.form !== 'sql') return { kind: 'language-unsuitable' }
  for (const [place, one] of cases.cases.entries()) {
    if (!isWanted(request, place)) continue
    const result = await runCase(database, cases, one, code)
    if (result.trouble?.kind === 'syntax') return { kind: 'syntax', trouble: result.trouble }
    report({ type: 'case', result: { ...result, place } })
  }
  return { kind: 'finished' }
}

async function runCase(
  database: PGlite,
  cases: SqlCases,
  one: SqlCase,
  code: string,
): Promise<Omit<CaseResult, 'place'>> {
  await begin(database, cases, one)
  const start = performance.now()
  const outcome = await execute(database, code)
  const milliseconds = performance.now() - start
  const hasEnded = outcome.trouble === undefined && !(await isSameTransaction(database))
  await database.exec('rollback')
  const trouble: Trouble | undefined = hasEnded ? { kind: 'transaction-ended', message: '' } : outcome.trouble
  const { table } = outcome
  const differences = table && !trouble ? compareTables(one.expected, table, cases.comparison) : []
  return {
    name: one.name,
    isPassed: table !== undefined && !trouble && differences.length === 0,
    milliseconds,
    input: one.setup,
    expected: show(one.expected),
    actual: table && show(table),
    differences,
    trouble,
  }
}

/** What code before this one was made to leave goes first; settings and prepared statements outlive a rollback. */
async function begin(database: PGlite, { schema }: SqlCases, { setup }: SqlCase): Promise<void> {
  await database.exec('discard all')
  await database.exec(
    `begin; drop schema if exists practice cascade; create schema practice; set local search_path to practice; ${schema}\n; ${setup}\n; create temp table case_mark () on commit drop`,
  )
}

async function isSameTransaction(database: PGlite): Promise<boolean> {
  const { rows } = await database.query<{ mark: string | null }>(
    "select to_regclass('pg_temp.case_mark')::text as mark",
  )
  return rows[0]?.mark != null
}

async function execute(database: PGlite, code: string): Promise<{ table?: Table; trouble?: Trouble }> {
  try {
    const results = await database.exec(code, { rowMode: 'array' })
    const last = results.findLast(({ fields }) => fields.length > 0)
    return last ? { table: toTable(last) } : { trouble: { kind: 'no-rows', message: '' } }
  } catch (error) {
    return { trouble: toTrouble(error, code) }
  }
}

function toTable({ fields, rows }: Results): Table {
  return {
    columns: fields.map(({ name }) => name),
    rows: rows.map((row) => (Array.isArray(row) ? row.map(toJson) : [])),
  }
}

function toJson(value: unknown): Json {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value
  return Array.isArray(value) ? value.map(toJson) : JSON.parse(JSON.stringify(value) ?? 'null')
}

function compareTables(
  expected: Table,
  actual: Table,
  comparison: SqlCases['comparison'],
): CaseResult['differences'] {
  const columns = compare(expected.columns, actual.columns, 'exact')
  if (columns.length > 0)
    return columns.map((difference) => ({ ...difference, path: ['columns', ...difference.path] }))
  const rows =
    comparison === 'unordered'
      ? compareUnordered(expected.rows, actual.rows)
      : compare(expected.rows, actual.rows, comparison)
  return rows.map((difference) => ({ ...difference, path: ['rows', ...difference.path] }))
}

function show({ columns, rows }: Table): CaseResult['expected'] {
  const table = { columns, rows: rows.slice(0, MOST_ROWS) }
  return {
    text: [columns.join(' | '), ...table.rows.map((row) => row.map(inspect).join(' | '))].join('\n'),
    table,
  }
}

function toTrouble(error: unknown, code: string): Trouble {
  const message = error instanceof Error ? error.message : String(error)
  const read = (key: string): unknown => (error instanceof Error ? Reflect.get(error, key) : undefined)
  const kind = read('code') === SYNTAX_ERROR ? 'syntax' : 'exception'
  const position = Number(read('position') ?? 0)
  if (!(position > 0 && position <= MOST_CODE + 1)) return { kind, message }
  const before = Array.from(code)
    .slice(0, position - 1)
    .join('')
    .split('\n')
  return { kind, message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
