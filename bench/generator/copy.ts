import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql } from 'postgres'

export type Value = string | number | Date | null | readonly string[] | object

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escapeText = (text: string) =>
  text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character)

function encode(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  return escapeText(typeof value === 'string' ? value : JSON.stringify(value))
}

/** A text[] as COPY takes it. */
export const textArray = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

const ROWS_PER_CHUNK = 500

function* encodeRows(rows: Iterable<readonly Value[]>): Generator<string> {
  let chunk: string[] = []
  for (const row of rows) {
    chunk.push(`${row.map(encode).join('\t')}\n`)
    if (chunk.length < ROWS_PER_CHUNK) continue
    yield chunk.join('')
    chunk = []
  }
  yield chunk.join('')
}

/** Writes rows by COPY; objects become JSON. */
export async function copyRows(
  sql: Sql,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  const target = await sql`copy ${sql(table)} (${sql(columns)}) from stdin`.writable()
  await pipeline(Readable.from(encodeRows(rows)), target)
}
