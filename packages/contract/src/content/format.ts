import { z } from 'zod/mini'
import { unique } from '../common/schemas.ts'
import { type Cell, cell, choiceCell, linesCell, numberCell, textCell } from './cells.ts'
import { checkedInput } from './checked.ts'
import { checkedLimits, splitSource, toSource } from './checked-values.ts'
import { questionStatus, slug } from './schemas.ts'

/** A field as files and sheets say it. */
export interface FieldFormat {
  /** Of its value; what is wrong is said in the words of `validation.json`. */
  schema: z.ZodMiniType
  cell: Cell
  /** Its column in a sheet, where that has another name. */
  column?: string
  /** Its name in front matter, where it has another; `checked.date` is part of one. */
  matter?: string
  /** How front matter says it, where it is no value of its own. */
  inMatter?: { schema: z.ZodMiniType; write: (value: unknown) => unknown }
  /** Its name in what is exported, where it has another. */
  of?: string
  /** What it is where a cell is empty, or where a file does not say it; without it both have to. */
  usual?: unknown
  /** Whether a file has to say it all the same. */
  isNeeded?: boolean
  /** Whether it must not be empty in what is published. */
  toPublish?: boolean
  /** The same of what may be there and yet not say enough. */
  isWhole?: (value: unknown) => boolean
  /** Whether it has files of its own, in a folder for the item: front matter does not say it. */
  inFiles?: boolean
  /** The kind of the items that it names. */
  to?: string
}

export type FieldFormats = Readonly<Record<string, FieldFormat>>

/** A kind of content as files and sheets say it: everything that is read and written follows from it. */
export interface ContentFormat {
  kind: string
  /** By the names of the fields, in the order of their columns; `anchors.zero` is part of one. */
  fields: FieldFormats
  /** The field that it is called by. */
  title: 'title' | 'name'
  /** The field that stands below the front matter, markdown. */
  body?: string
  /** What its items stand in; a parent stands in nothing. */
  parent?: ParentFormat
  /** The fields that an item does not need to be published. */
  isExcused?: (item: object, field: string) => boolean
}

/** A kind of parents, and where their files stand: `<folder>/<parent>/<index>`. */
export interface ParentFormat extends ContentFormat {
  folder: string
  index: string
  /** The column that names it in a sheet of its items. */
  column: string
}

/** A format of items. */
export type ItemFormat = ContentFormat & { parent: ParentFormat }

type Options = Omit<FieldFormat, 'schema' | 'cell'>

/** A text that may be empty, or with `usual: undefined` must not. */
export const text = (schema: z.ZodMiniType, options: Options = {}): FieldFormat => ({
  schema,
  cell: textCell,
  usual: '',
  ...options,
})

/** A text that every item has. */
export const heading = (schema: z.ZodMiniType, column?: string): FieldFormat => ({
  schema,
  cell: textCell,
  ...(column !== undefined && { column }),
})

/** @param usual what an empty cell means */
export const number = (schema: z.ZodMiniType, usual: number | null, options: Options = {}): FieldFormat => ({
  schema,
  cell: numberCell,
  usual,
  ...options,
})

/** One of some; sheets call it by its name in any language. @param name of the choice, in `sheet.json` */
export const choice = <const O extends readonly (string | boolean)[]>(
  name: string,
  options: O,
  usual: O[number] | null,
  more: Options = {},
): FieldFormat => ({
  schema: usual === null ? z.nullable(z.literal([...options])) : z.literal([...options]),
  cell: choiceCell(name, options),
  usual,
  ...more,
})

/** Several of something, as `cell` says it. */
export const list = (
  schema: z.ZodMiniType,
  listCell: Cell = linesCell,
  options: Options = {},
): FieldFormat => ({
  schema,
  cell: listCell,
  usual: [],
  ...options,
})

const placed = z.array(z.object({ place: z.string() }))
const placesOf = (value: unknown) => placed.parse(value).map(({ place }) => place)
const placesCell = cell(placed, linesCell.read, (items) => linesCell.write(placesOf(items)))

/** An item of the same parent (`deadlock`), or of another one (`mysql/deadlock`). */
const RELATED = /^(?:[a-z0-9-]+\/)?[a-z0-9-]+$/
const ELSEWHERE = /^[a-z0-9-]+\/[a-z0-9-]+$/

/** Items that an item names by their places. @param from the kind that names them: its own may leave out the parent */
export function places(from: string, to: string, most: number): FieldFormat {
  const name = z.string().check(z.maxLength(200), z.regex(from === to ? RELATED : ELSEWHERE, 'reference'))
  const schema = z.array(name).check(z.maxLength(most), unique)
  return { ...list(schema, placesCell), inMatter: { schema, write: placesOf }, to }
}

/** Where a fact is written; both stand in one line where they are kept. */
const source = z.pipe(
  z
    .strictObject({ fact: z._default(z.string(), ''), source: z.string().check(z.trim(), z.minLength(1)) })
    .check(
      z.refine(
        (value) => splitSource(toSource(value.fact, value.source)).source === value.source,
        'sourceMark',
      ),
    ),
  z.pipe(
    z.transform((value: { fact: string; source: string }) => toSource(value.fact.trim(), value.source)),
    checkedInput.sources.def.element,
  ),
)
const sources = z.array(source).check(z.maxLength(checkedLimits.sources))

/** How an item's facts were checked. */
export const checkedFormat: FieldFormats = {
  checkedDate: text(checkedInput.checkedDate, { matter: 'checked.date' }),
  versions: list(checkedInput.versions, linesCell, { matter: 'checked.versions' }),
  sources: list(checkedInput.sources, linesCell, {
    matter: 'checked.sources',
    inMatter: {
      schema: sources,
      write: (lines) => z.array(z.string()).parse(lines).map(splitSource),
    },
  }),
}

const MOST_ORDER = 1_000_000

const place = z.int('order').check(z.minimum(0, 'order'), z.maximum(MOST_ORDER, 'order'))
/** Where it stands among its like. */
export const orderField = number(z.nullable(place), null, {
  of: 'sortOrder',
  inMatter: { schema: place, write: (value) => value },
  isNeeded: true,
})

/** A format of parents: the fields of the kind stand between what all of them have. */
export function parentFormat({ fields, ...rest }: Omit<ParentFormat, 'title'>): ParentFormat {
  return { ...rest, title: 'name', fields: { ...fields, order: orderField } }
}

/** A format of items: what all of them have follows the fields of the kind. */
export function itemFormat({ fields, ...rest }: Omit<ItemFormat, 'title'>): ItemFormat {
  const status = choice('status', questionStatus.options, null)
  return { ...rest, title: 'title', fields: { ...fields, status, order: orderField } }
}

/** A slug; where a cell is empty, an item is known by its title. */
const slugOrNone = z.union([z.literal(''), slug])

/** The column of a field. */
export const columnOf = (field: string, { column }: Pick<FieldFormat, 'column'>): string =>
  column ?? field.split('.').at(-1) ?? field

/** The columns of a sheet of a kind, in their order. A header is one of these names, or its name in a language. */
export function columnsOf({ parent, fields }: ContentFormat): string[] {
  const own = Object.entries(fields).map(([field, format]) => columnOf(field, format))
  return [...(parent ? [parent.column] : []), 'slug', ...own]
}

/** What stands in the column of the slug. */
export const slugSchema = ({ parent }: ContentFormat): z.ZodMiniType => (parent ? slugOrNone : slug)

/** What a field says, or a part of one: `anchors.zero`. */
export const valueAt = (item: object, field: string): unknown =>
  field.split('.').reduce<unknown>((value, part) => Reflect.get(Object(value), part), item)

/** The opposite: an object of what fields and parts of fields say. */
export function withValues(
  entries: Iterable<readonly [field: string, value: unknown]>,
): Record<string, unknown> {
  const item: Record<string, unknown> = {}
  for (const [field, value] of entries) {
    const [name = field, part] = field.split('.')
    item[name] = part === undefined ? value : { ...Object(item[name]), [part]: value }
  }
  return item
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The fields that are empty and must not be of what is published: the one rule of what may be. */
export const findMissing = ({ fields, isExcused }: ContentFormat, item: object): string[] =>
  Object.keys(fields).filter(
    (field) => lacks(fields[field], valueAt(item, field)) && !isExcused?.(item, field),
  )

function lacks({ toPublish, isWhole }: Partial<FieldFormat> = {}, value: unknown): boolean {
  return isWhole ? !isWhole(value) : toPublish === true && isEmpty(value)
}
