import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
  /** always: the database alone gives the value; default: it gives one when there is none. */
  generated: 'always' | 'default' | null
}

const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  bool: 'boolean',
  text: 'string',
  tsvector: 'string',
  uuid: 'string',
  bytea: 'Uint8Array',
  date: 'string',
  timestamptz: 'Date',
  jsonb: 'Json',
  _text: 'string[]',
  _int4: 'number[]',
  _int8: 'number[]',
}

const columnsQuery = sql<Column>`
  select c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always' when a.attidentity = 'd' or a.atthasdef then 'default' end as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

function rowType({ table, name, type, isNullable, generated }: Column): string {
  const plain = types[type]
  if (!plain)
    throw new Error(`${table}.${name}: no row type is known for ${type}; add it beside a round-trip test`)
  const value = isNullable ? `${plain} | null` : plain
  if (type === 'jsonb' && generated) return isNullable ? 'GeneratedJson | null' : 'GeneratedJson'
  if (generated === 'always') return `GeneratedAlways<${value}>`
  return generated === 'default' ? `Generated<${value}>` : value
}

const interfaceName = (table: string): string =>
  `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`

const jsonTypes = {
  Json: '/** Read as its value, to be narrowed by the mapper; written as JSON text. */\ntype Json = ColumnType<unknown, string, string>\n',
  GeneratedJson:
    '/** Read as its value, to be narrowed by the mapper; written as JSON text. */\ntype GeneratedJson = ColumnType<unknown, string | undefined, string>\n',
}

/** The row types of a migrated database, as schema.gen.ts has them. */
export async function renderSchema({ kysely }: Database): Promise<string> {
  const { rows: columns } = await columnsQuery.execute(kysely)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const interfaces = [...tables].map(
    ([table, own]) =>
      `export interface ${interfaceName(table)} {\n${own.map((column) => `  ${column.name}: ${rowType(column)}\n`).join('')}}\n`,
  )
  const isUsed = (name: string) => interfaces.some((text) => text.includes(`: ${name}`))
  return [
    '// Generated from the migrated database by `pnpm run db:types`. Do not edit.\n',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'\n",
    ...Object.entries(jsonTypes).flatMap(([name, text]) => (isUsed(name) ? [text] : [])),
    ...interfaces,
    `export interface DB {\n${[...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)}\n`).join('')}}\n`,
  ].join('\n')
}
