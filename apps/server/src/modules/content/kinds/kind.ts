import type { ImportProblem } from '@app/contract/question-import/schemas'
import type { Language } from '../../../platform/i18n.ts'
import type { ContentPlace, ContentStoreOf } from '../content-store.ts'

export type KindName = string

/** An item as a file or a row of a sheet describes it. */
export interface Draft {
  title: string
  /** What it says, by the names of its fields. */
  fields: Readonly<Record<string, unknown>>
  /** Items of the same kind that it relates to. */
  related: ContentPlace[]
  /** The fields that a sheet has no column for: an item that is there keeps its own. */
  absent: readonly string[]
  /** The columns that are empty and must not be of what is published. */
  missing: string[]
  /** null: as it is; a new one is published. */
  status: string | null
  /** null: where it stands, or at the end. */
  order: number | null
}

/** A file of the content folder. */
export interface ContentFile extends ContentPlace {
  kind: KindName
  /** Path in the content folder, with forward slashes. */
  path: string
  /** Without byte order mark, lines ending with \n. */
  text: string
  /** Of an item with a folder of its own: the texts of its files, by their names. */
  parts?: ReadonlyMap<string, string>
  /** SHA-256 of the text, or of all texts, hexadecimal. */
  hash: string
}

/** Something wrong with a file of the content folder. */
export interface FileFault {
  /** Path in the content folder, e.g. `banks/mysql/deadlock.md`. */
  file: string
  /** 1-based. */
  line: number
  /** One sentence in the reader's language. */
  reason: string
}

/** What was read of a file; without a draft it has a fault. */
export interface ReadFile {
  file: ContentFile
  draft: Draft | null
  /** What it relates to, and the lines that say so; known even where something else in the file is wrong. */
  related: (ContentPlace & { line: number })[]
  faults: FileFault[]
}

/** What was read of one row, or of one file of a bundle; without a draft it is wrong. */
export interface UploadedRow {
  kind: KindName
  /** In a sheet its line; in a bundle the file's place. */
  number: number
  /** Of a bundle: the file's path; of one of several sheets: its name and the line; else empty. */
  place: string
  /** The slug or the name of what it stands in; empty for a parent. */
  parent: string
  /** Empty: the item is known by its title. */
  slug: string
  title: string
  draft: Draft | null
  problems: ImportProblem[]
}

/** The columns of a sheet of one kind. */
export interface SheetFormat {
  columns: readonly string[]
  /** The column of the title, by which a sheet of this kind is known. */
  titleColumn: string
  /** The column that names the parent, if the kind has one. */
  parentColumn: string | null
  /** @param cells by column */
  readRow: (number: number, cells: ReadonlyMap<string, string>, language: Language) => UploadedRow
}

/** What imports know of a kind of content. */
export interface ContentKind {
  name: KindName
  /** Reads a file of the content folder. */
  readFile: (file: ContentFile, language: Language) => ReadFile
  sheet: SheetFormat
  /** Whether two items of one parent may not have the same title. */
  hasUniqueTitles: boolean
  /** The fields that name items of other kinds. */
  links: readonly { field: string; to: KindName }[]
  store: ContentStoreOf
}

/** A draft as a store writes it. */
export function toStored({ fields, related, status, order }: Draft): object {
  return { ...fields, related, status, order }
}

/** An item by the name that another one of `parent` calls it by: `slug`, or `parent/slug`. */
export function toPlace(name: string, parent: string): ContentPlace {
  const [first = '', second] = name.split('/')
  return second === undefined ? { parent, slug: first } : { parent: first, slug: second }
}

/** How a place is written. */
export const nameOf = ({ parent, slug }: ContentPlace) => `${parent}/${slug}`
