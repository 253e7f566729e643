import { type RawBuilder, sql } from 'kysely'

/** Where a field of an item is stored. */
export interface Field {
  column: string
  type: 'text' | 'text[]' | 'jsonb' | 'boolean' | 'integer' | 'tsvector' | 'timestamptz'
}

/** The fields of an item by their names in the contract: what SQL says of them is generated from here. */
export type Fields = Readonly<Record<string, Field>>

type Fragment = RawBuilder<unknown>

/** `title, short_answer` */
export function columnsOf(fields: Fields): Fragment {
  return sql.join(Object.values(fields).map(({ column }) => sql.ref(column)))
}

/** `d."title", d."shortAnswer"` of a row that {@link jsonRow} or {@link definitionsOf} describes. */
export function valuesOf(fields: Fields, alias: string): Fragment {
  return sql.join(Object.keys(fields).map((name) => sql.ref(`${alias}.${name}`)))
}

/** `title = d."title", short_answer = d."shortAnswer"` */
export function assignmentsOf(fields: Fields, alias: string): Fragment {
  return sql.join(
    Object.entries(fields).map(
      ([name, { column }]) => sql`${sql.ref(column)} = ${sql.ref(`${alias}.${name}`)}`,
    ),
  )
}

/** `title = excluded.title, short_answer = excluded.short_answer`: of `on conflict do update`. */
export function excludedOf(fields: Fields): Fragment {
  return sql.join(
    Object.values(fields).map(({ column }) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  )
}

/** `q.title as "title", q.short_answer as "shortAnswer"` */
export function selectionOf(fields: Fields, alias: string): Fragment {
  return sql.join(
    Object.entries(fields).map(
      ([name, { column }]) => sql`${sql.ref(`${alias}.${column}`)} as ${sql.ref(name)}`,
    ),
  )
}

/** `'title', q.title, 'shortAnswer', q.short_answer`: the arguments of `jsonb_build_object`. */
export function entriesOf(fields: Fields, alias: string): Fragment {
  return sql.join(
    Object.entries(fields).map(
      ([name, { column }]) => sql`${sql.lit(name)}, ${sql.ref(`${alias}.${column}`)}`,
    ),
  )
}

/** `"title" text, "shortAnswer" text`: the columns of `jsonb_to_record`. */
export function definitionsOf(fields: Fields): Fragment {
  return sql.join(Object.entries(fields).map(([name, { type }]) => sql`${sql.ref(name)} ${sql.raw(type)}`))
}

/** One row of the fields of an object, named `d`. */
export function jsonRow(fields: Fields, item: object): Fragment {
  return sql`jsonb_to_record(${JSON.stringify(item)}::text::jsonb) as d (${definitionsOf(fields)})`
}
