import { type Kysely, sql } from 'kysely'
import type { DB } from '../platform/db/schema.gen.ts'

interface Column {
  table: string
  name: string
  type: string
  isRequired: boolean
  /** The database alone gives the value. */
  isGiven: boolean
  hasDefault: boolean
  /** The table and column it refers to. */
  refersTo: string[] | null
  /** The conditions on the table that name it. */
  checks: string[]
}

/** What COPY has to escape, what has more than two bytes, and what looks like an escape. */
const ODD_TEXT = '制表\t换行\n回车\r反斜\\杠 \\N \\. \\x41 "引\'号" 𠮷🙂\u2028'

/** Values that lose something when they are written in another way than PostgreSQL's own. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'x'`,
  int2: '1',
  int4: '1',
  int8: '1',
  float4: '0.1::float4 + 0.2::float4',
  float8: '0.1::float8 + 0.2::float8',
  numeric: '1.10',
  bool: 'true',
  uuid: `'0b9e1b6e-6c0a-4a5b-9a52-5f1e2f1c7a11'`,
  bytea: `'\\x00ff5c0a09'`,
  date: `'2026-02-28'`,
  timestamptz: `'2026-02-28 23:59:59.123456+00'`,
  tsvector: `$$'c++':1A,3 'it''s':2$$`,
  jsonb: `'{"键": ["\\\\N", "\\t", 1.10, null]}'`,
  _text: `array['a,b', '{"c"}', '', '反斜\\杠', null]`,
  _int4: 'array[1, -2]',
  _int8: 'array[9007199254740993, null]',
}

/**
 * Writes one row into every table of a migrated database, with a value in every column where that is allowed, whatever
 * migrations it has. Triggers do not run.
 * @returns how many tables have a row
 */
export async function fillEveryTable(kysely: Kysely<DB>): Promise<number> {
  const tables = Map.groupBy(await readColumns(kysely), ({ table }) => table)
  for (const name of tables.keys())
    await sql`alter table ${sql.ref(name)} disable trigger user`.execute(kysely)
  const left = new Set([...tables.keys()].filter((name) => name !== 'schema_migration'))
  while (left.size > 0) {
    const next = [...left].find((name) => !isWaiting(tables.get(name) ?? [], left))
    if (next === undefined) throw new Error(`tables refer to one another: ${[...left].join()}`)
    left.delete(next)
    await fill(kysely, next, tables.get(next) ?? [])
  }
  for (const name of tables.keys())
    await sql`alter table ${sql.ref(name)} enable trigger user`.execute(kysely)
  return tables.size
}

/** Whether a row needs one of a table that has none yet. */
function isWaiting(columns: readonly Column[], left: ReadonlySet<string>): boolean {
  return columns.some(({ table, isRequired, refersTo }) => {
    const other = refersTo?.[0]
    return isRequired && other !== undefined && other !== table && left.has(other)
  })
}

async function fill(kysely: Kysely<DB>, table: string, columns: readonly Column[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.ref(table)}`.execute(
    kysely,
  )
  if (rows[0]?.count) return
  const own = columns.filter(({ isGiven }) => !isGiven)
  const required = own.filter(({ isRequired }) => isRequired)
  const faults: string[] = []
  // What may stay empty is given up one after another, until the table's conditions hold.
  for (const chosen of [own, ...withoutOne(own), required]) {
    const fault = await insert(kysely, table, chosen)
    if (fault === null) return
    faults.push(fault)
  }
  throw new Error(`${table}: ${[...new Set(faults)].join('; ')}`)
}

function withoutOne(columns: readonly Column[]): Column[][] {
  return columns
    .filter(({ isRequired }) => !isRequired)
    .map((left) => columns.filter((column) => column !== left))
}

/** @returns why it was refused; null when it was not */
async function insert(kysely: Kysely<DB>, table: string, columns: readonly Column[]): Promise<string | null> {
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(literalOf).join(', ')
  const text = columns.length > 0 ? `(${names}) values (${values})` : 'default values'
  try {
    await sql`insert into ${sql.ref(table)} ${sql.raw(text)}`.execute(kysely)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function literalOf({ name, type, hasDefault, refersTo, checks }: Column): string {
  if (refersTo) return `(select "${refersTo[1]}" from "${refersTo[0]}" limit 1)`
  const check = checks.join(' ')
  // One of a list of words.
  const word = /= ANY \(ARRAY\[('(?:[^']|'')*'::text)/.exec(check)?.[1]
  if (word && type === 'text') return word
  if (type === 'text' && check === '') return `e'${ODD_TEXT.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  // Migrations that come later rely on its shape.
  if (type === 'jsonb' && hasDefault) return 'default'
  const least = new RegExp(`\\b${name} >= (\\d+)`).exec(check)?.[1]
  const value = (type.startsWith('int') && least) || VALUES[type]
  if (value === undefined) throw new Error(`no value is known for ${type}`)
  return value
}

async function readColumns(kysely: Kysely<DB>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, t.typname as type, a.attnotnull as "isRequired",
      a.attidentity <> '' or a.attgenerated <> '' as "isGiven", a.atthasdef as "hasDefault",
      (select array[k.confrelid::regclass::text, f.attname::text]
        from pg_constraint k join pg_attribute f on f.attrelid = k.confrelid
          and f.attnum = k.confkey[array_position(k.conkey, a.attnum)]
        where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey) limit 1) as "refersTo",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.contype = 'c' and k.conrelid = c.oid and a.attnum = any(k.conkey)) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(kysely)
  return rows
}
